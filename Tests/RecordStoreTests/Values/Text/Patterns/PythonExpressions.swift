/// What the module re of Python 3 answers for random expressions, in the part of the syntax that means the same there.
///
/// Each line has an expression, a text, whether the whole of it and whether a part of it matches, and the spans of the
/// matches that are not empty, in scalars.
enum PythonExpressions {
  static let table = #"""
    ((c)\w$)_\w¦caが_1¦nn¦none
    (\w??aが{1,2})\w¦x9aがb_caa¦ny¦1-5
    a\d+\d??a?|abb_|((?:a|bc)*[ab]??^)9[^a][a-c9]¦b1bb9¦nn¦none
    \b¦bccx_xb¦ny¦none
    ((?:a|bc){1,2}?\w*?\w)¦aがxxxがが_¦yy¦0-2
    .¦a11bが_a¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    \w+?[ab]¦ab_bx1a¦yy¦0-2,2-4,4-7
    [ab]*.\b|x1(9|((bx1ab$|9ab^)(^\bc|9)).{1,2}(a|b){1,2}?b{1,2}?|$[ab]?c)|b_^b{1,2}¦xが1_bba¦ny¦4-7
    ab(?:ab)?|\db¦c_が¦nn¦none
    a|((?:a|bc){1,}\ba)¦ ¦nn¦none
    ^b*¦9b¦ny¦none
    9|[^a]|a¦ab¦ny¦0-1,1-2
    _|(\w{2}a{1,2}\d??|[^a]|\sc(c[ab]*|b??\w+))bが¦a9b1_b¦ny¦4-5
    [ab][ab] ¦xがx_ xbba¦nn¦none
    a+?|x1| \d\dc¦が 9¦nn¦none
    [^a][ab]*\b|[a-c9]b.|a*?¦aが¦ny¦1-2
    (( ^a{1,2}が{1,2}?|cab\d)\w{1,2}?)a??a{2}(?:ab)+|が|\w{1,2}?¦9caab9c¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    \d{1,2}|(?:ab){2}(?:a|bc)+|(?:ab){1,2}[ab]^¦1abaa¦ny¦0-1
    (\b(?:ab){1,}[ab]|が{2}a{1,}a??b|b+?[ab]*)a[ab]{0,2}[ab]??|\b[^a]¦がaca¦ny¦0-1
    \sx1|(?:ab)+?¦1b9 ¦nn¦none
    (a|b)?ab¦1abb¦ny¦1-3
    a ¦bxcb_cbc¦nn¦none
    c\d??¦aaxac¦ny¦4-5
    a{0,2}\db¦bx9c_bb¦nn¦none
    [a-c9].{1,2}?[a-c9]¦ababa_ ¦ny¦0-3
    a\dc¦a9_b_c9a9¦nn¦none
    _¦1a ¦nn¦none
    が+?¦aaba_¦nn¦none
    (?:a|bc)* |(が*?)a¦a1¦ny¦0-1
    (((a$ ))[ab])(a|b)*?cx1¦cab1_bbx¦nn¦none
    .\ba([ab]{2}|\s$[ab] )|9\s(a|b){1,2}?¦ax 9ax19a¦nn¦none
    [a-c9]b*?(?:a|bc){1,2}¦が bx9abb¦ny¦4-6
    \d*c_¦¦nn¦none
    [^a]が??¦1b11_bxa¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    ab\s¦¦nn¦none
    .{1,2}a( )[ab]{2}¦acb¦nn¦none
    b?(a|b)?\d\d¦xa99b¦ny¦1-4
    _ ([ab])9¦aba¦nn¦none
    \s¦aa¦nn¦none
    .??[^a]¦baaaba9ax¦ny¦0-1,3-5,5-7,7-9
    aが¦9¦nn¦none
    b¦ba_9b¦ny¦0-1,4-5
    c[ab]{1,2}?\w??(\w{1,2}(\d)(?:a|bc)??^)|^[ab]{2}$|a[ab]¦aaが¦ny¦0-2
    \w?¦ac¦ny¦0-1,1-2
    [a-c9][ab]\d{1,2}|が(?:a|bc){1,}[ab](?:a|bc)+|[a-c9]((?:ab)??ab.)[ab]¦b1bcbbabx¦nn¦none
    a??|\b(a|b)*?¦bca1cabb¦ny¦none
    (_.|a[^a]\w|b\w)|b(b{2}(bが)a(a|b)*?)¦aa9c9ba_b¦ny¦1-4,5-7,7-9
    [^a]($)(a|b){2}¦bb¦nn¦none
    a{1,2}\d?a¦b¦nn¦none
    9(((\w)\w|(?:ab)*?$[ab]*?a{1,})が??)[^a](?:a|bc)*?¦a¦nn¦none
    (?:a|bc){2}\d{1,} |.+?_¦がxcbaba9が¦nn¦none
    \w¦bba91cb¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    \d¦b11b が1ax¦ny¦1-2,2-3,6-7
    aが{0,2}|\d*\w+[ab]¦a 1 bb_aが¦ny¦0-1,4-8
    [^a]([^a]\d+ )(が{1,2}?)\w*|.*b??.(b?bab|(\s)[^a].$|(b??ab\d )$が)¦b¦nn¦none
    [ab]|\w??[ab]c|[a-c9](?:a|bc)??c¦bbが¦ny¦0-1,1-2
    .\dが+?¦1_b a1¦nn¦none
    [^a]|b(abab(\b\w|9|a[^a]))[a-c9][^a]¦b1a9c_a¦ny¦0-1,1-2,3-4,4-5,5-6
    \s(c^|a+|(9(c )\w[^a])9[a-c9](?:ab){0,2})¦1がxa¦nn¦none
    9(9(b))c(($))|.??b^x1|[^a][ab].¦_aba1b¦ny¦0-3
    [ab][^a].|\sa{1,}|(\d+\d)¦bb_9がax ¦ny¦0-3,5-8
    $[a-c9]\d{2}([ab]{2}[ab]{1,2}?b+?)|(b|[ab]{1,}^|(?:ab){0,2})\s_¦x¦nn¦none
    (b{1,2}a*c)¦9 baabx¦nn¦none
    \s[ab](.\d*?.).¦がab9a1b¦nn¦none
    \s\w{0,2}|[^a]¦1xbabbxa¦ny¦0-1,1-2,2-3,4-5,5-6,6-7
    \b\s[ab]¦bb ba¦ny¦2-4
    が((a$[ab])bx1\d)(9_.|が??)¦bbcbxa¦nn¦none
    [^a](((b^ |ab\w\w))|(aba.{1,2})が*|aが+)¦がb¦nn¦none
    [^a]|a{1,2}?\w|(?:ab){1,2}¦ baba aaa¦ny¦0-1,1-2,2-4,5-6,6-8
    (x1(?:a|bc)+?9^)x1\d{1,2}¦9¦nn¦none
    cb_¦b_1¦nn¦none
    (?:a|bc){0,2}|a?\w??¦aaacb9¦ny¦0-2,2-3
    (_a{2})¦x1bbxが¦nn¦none
    9((?:ab)?[^a]が+|c[ab]|ab([ab]+$(aaabc))\b([ab]{0,2}.??))[ab]?¦¦nn¦none
    (ab\s\db{0,2}| |((?:ab)*9^))|b\d¦ab9c ¦ny¦1-3,4-5
    a¦1acba_a1a¦ny¦1-2,4-5,6-7,8-9
    (b{1,2}(cb*.{1,2}[ab]{1,2}?)[ab]).¦¦nn¦none
    (9)\d*?¦¦nn¦none
    [ab]{1,2}?[ab](a|b)+c|.{1,2}が.¦   baa xb¦nn¦none
    $^(.{2}a|.\b)(\w{2} (a|b)+[^a])|[ab]b|9¦a_baがbab¦ny¦6-8
    .($)_\d|(a|b)?(a|b){1,}x1c|(\d)¦b1_¦ny¦1-2
    cc¦ b9_ b191¦nn¦none
    \w$が{1,2}?¦xが 1¦nn¦none
    (_)¦xがxaa ca¦nn¦none
    $(a|b)+?\d.|が|[ab]¦1aa1¦ny¦1-2,2-3
    [^a]_(が{2})\d{1,2}?|\b.|が.a¦aa_bb c¦ny¦0-1,5-6,6-7
    (((\wx1\b|\dが|[ab].\d)(がab\w|_\b|ab[a-c9][a-c9]))c)([^a]が$が)|\w9が¦9¦nn¦none
    \d[ab]¦¦nn¦none
    がが |[^a]¦_¦yy¦0-1
    ( )_9(^)¦ 9¦nn¦none
    .|^a\w?|[ab]+99\b¦1xaab x¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    (\w??(?:ab){1,}|\w|が(\d)(\d?|(a$)\w?\b\d|[^a](b)が)\d) .¦aaが¦nn¦none
    \d(((\b)|([ab][^a])a??(\s)(^))_|(?:a|bc){2} |(a|b)*)\w(?:ab)*?¦_c_9aac_a¦ny¦3-7
    [ab]{2}¦aacxxb9bが¦ny¦0-2
    \w¦b¦yy¦0-1
    b??b*?|ab\b|\w{1,}\b¦1がx¦yy¦none
    _\s¦bがxa_¦nn¦none
    b\d ¦1a¦nn¦none
    \bab\d+¦ ¦nn¦none
    が{2}^|.+x1|(?:a|bc)? x1¦axが_bxaa¦nn¦none
    ([^a][ab]+?^)\d¦x1xabbb¦nn¦none
    b.??.{1,2}¦9aがc¦nn¦none
    \w(\d??)¦1a¦ny¦0-1,1-2
    a{0,2}_|[^a]\d|a[^a]¦a_cがca9¦ny¦0-2,5-7
    (が)¦1 cbががx__¦ny¦4-5,5-6
    [ab]¦bbが_¦ny¦0-1,1-2
    ((?:ab){1,}((x1\dab|c[a-c9]x1|\s)\w|\s)$_)¦baabb¦nn¦none
    \w*(_\s(.(?:ab){1,2}?)(?:a|bc)+?) |(ab[ab]+?b\s)9¦x¦nn¦none
    \w¦bcxaabb¦ny¦0-1,1-2,2-3,3-4,4-5,5-6,6-7
    (\w{1,})|\w{1,2}?b?ab(?:a|bc){1,2}?|abが{1,}¦がab1bxが¦yy¦0-7
    が[a-c9](が{1,2}?が??[ab]*が+?)|が(^((\b\wa))(?:ab)?)¦b9bb_abaが¦nn¦none
    (ab\b)(?:ab){2}(?:ab){0,2}|\d?a{1,2}?¦axbbbc_b¦ny¦0-1
    [ab](((ab)c$|\s|b{2}[^a]).{1,2})[ab]\s¦bx_xax¦nn¦none
    ($\bb{1,2}?([^a]))(?:ab){1,}(b??(?:a|bc)*)が¦aba¦nn¦none
    ((x1が{1,}))x1\b¦xb9aabbx9¦nn¦none
    \w{1,}(a|b)*|[a-c9]|[ab]+?(.+[a-c9]b[ab]+).¦abx aa_ _¦ny¦0-3,4-7,8-9
    \w\s\sa{1,2}?¦_ 9が ac ¦nn¦none
    [a-c9]|($[ab]+?cが??)c(\b)が|(\b[ab]?(a|b){0,2}9)(\s[ab]??a{2}_)a\w*?¦xbが1b9a¦ny¦1-2,4-5,5-6,6-7
     ¦がa _b_¦ny¦2-3
    a¦axaaacxa¦ny¦0-1,2-3,3-4,4-5,7-8
    が(?:ab)+|(b+\d\w{1,2}?)|が??¦1a 11 a_¦ny¦none
    ((a?b*\w+|..{0,2}( .\da|9)( \bcab|$|_a \b)|$)a?\d{1,}b+?)[a-c9]が*?¦¦nn¦none
    x1¦¦nn¦none
    \w+\d??|9$.+¦_¦yy¦0-1
    (c^a[ab]{1,}|が\w?\s|が{1,2}[^a])[ab]|c¦a9 ¦nn¦none
    \w[ab]+?¦b1ba9x¦ny¦1-3
    (\w{0,2}|bが|c$)9c|x1(a((a|b){0,2}a$が|b+?x1|ccb?が+?)c\b)¦xc_9¦nn¦none
    (((?:a|bc){1,2}?( )[a-c9][a-c9]|\w?a)|a+(?:a|bc)+?\wb|$が??\sab)¦_9bab¦ny¦2-4
    ^(\d??((. c9))[ab]\s)|c¦¦nn¦none
    ^(\d{2}\d)が(a|b){0,2}¦1bca9a_¦nn¦none
    (が*._\b|(ab )(x1\w)(a|b){0,2})\w{1,}¦1 xa9bc¦nn¦none
    a((a??が{1,2}|\d+?|が{0,2}[ab]{1,2}?)[ab]{1,2}?.*)\w+|abb??c(?:ab)*?¦19b a¦nn¦none
    ( \d[^a](a|b){2}|a{0,2}.|x1)(.c(?:a|bc)??b{1,2}?)[a-c9]¦bcbba_¦nn¦none
    ab|\w?|._[ab]¦_ caaa¦ny¦0-1,2-3,3-4,4-5,5-6
    (a*^[ab])|a*ab$が{0,2}¦c b¦nn¦none
    \w{1,2}.|aba(?:ab)?x1¦1aa¦yy¦0-3
    \sが(?:ab)*¦x_¦nn¦none
    9|[a-c9]$ab.|_.+?¦c¦nn¦none
    [ab]{0,2}¦ccb1がab¦ny¦2-3,5-7
    ([ab])¦xab a ¦ny¦1-2,2-3,4-5
    ((?:a|bc)?|[^a]|^)[a-c9]¦x9xc¦ny¦0-2,2-4
    a??|が*b[ab][a-c9]¦¦yy¦none
    [ab]*?¦ba¦yy¦none
    \d?\w{2}¦¦nn¦none
    (?:a|bc){1,}|\d{1,2}(?:ab){1,2}(が{1,2}?(_(?:ab){1,2}.{2}(a\d\d)|x1))|a+?¦x1abaa¦ny¦2-3,4-6
    ^が*?(aab|[^a])|9(?:a|bc){1,}¦9a1aa_9ba¦ny¦0-1
    \dx1|ab|ab[ab] ¦ax c¦nn¦none
    (?:a|bc){1,2}?¦99¦nn¦none
    [ab]?.*?|ab|(a|b){2}¦aが 9 _1¦yy¦0-1
    (b{2}_)がc|\d*|\b\w\d\d¦bc¦ny¦none
    $|((\w*?|b9[ab]|[ab]c$(a|b){0,2})\b| \w[a-c9]|\bb*).[ab]+¦abaaabxが9¦ny¦0-6
    $|\d[ab]{2}|[ab](?:a|bc)?b¦bbx9xa¦ny¦0-2
    \w{0,2}¦1¦yy¦0-1
    a+?(a|b)+?ab¦¦nn¦none
    .¦a a¦ny¦0-1,1-2,2-3
    _\s(b\w*?[^a](\d{1,2}_\w+?))\d|(a|b)*?\b|[ab]{1,}が{1,}x1 ¦ac ba_b が¦ny¦6-7
    \d+_¦ccbaがが¦nn¦none
    \w[a-c9]¦1がbc_が¦ny¦1-3
    x1\d^|[a-c9][^a]|\d¦b_¦yy¦0-2
    \w\d[ab](が(c[ab]*a(a|b)*?)\b(?:a|bc){2})¦1がb¦nn¦none
     ¦aca 1bab¦ny¦3-4
    _.*\s((ac|a\w|.x1)が )¦¦nn¦none
    a\b¦b¦nn¦none
    \w\b¦a9bb¦ny¦3-4
    cb{1,}¦¦nn¦none
    _¦xabが9bが¦nn¦none
    ([ab](?:a|bc)*?\d{1,2})a?¦bがbxc¦nn¦none
    ((\d\w?|.(\d^9.))が*.*\d+)|( [ab]??\d)[^a]c|\w??\s¦11¦yy¦0-2
    (?:a|bc){2}$¦bb9が¦nn¦none
    (?:a|bc)*_¦が_a¦ny¦1-2
    \d{2}9|(a|b)?\d??¦ac1ab¦ny¦0-1,3-4,4-5
    \w((?:a|bc){1,}b{1,2})a|([^a]\w{1,2}?\sc|が{2}) (a|b){2}|_¦a¦nn¦none
    c9\w*|.+a$|$¦¦yy¦none
    が(?:ab)*?\w|a?\b\s|[^a]\w¦1 ba9ca¦ny¦1-2,2-4,4-6
    .{2}¦_baabbb ¦ny¦0-2,2-4,4-6,6-8
    (?:ab){1,2}ab(bが+)9|9¦baa1 9¦ny¦5-6
    \b[a-c9]|9¦xccbabが ¦nn¦none
    a*(a)((\d(?:a|bc)*?)(?:ab)??)が{1,2}?¦ba¦nn¦none
    \d|\d(がa\s|9^.{1,2}?x1)¦baa9 bx ¦ny¦3-4
    \w{2}b+a+?¦1¦nn¦none
    a+?¦baa9c9aa¦ny¦1-2,2-3,6-7,7-8
    _.*?| (_$b|(が\b)[ab])|\d??x1_(_が+?)¦bb_b¦ny¦2-3
     |.{0,2}(a|b)*\b[^a]¦babc1ac1¦ny¦0-1
    \s¦bbx がaaa1¦ny¦3-4
    (( ) が+b|\w.)|a{1,2}?x1\w{1,2}?\b¦が cx_1axc¦ny¦0-2,2-4,4-6,6-8
    b*_¦11¦nn¦none
     ¦xb11axがa¦nn¦none
    \d*|c(ab9a\d)|.{1,}(\w\d?が?|\d{0,2}[ab]*?(c)(\d{2})|$)¦aが abaa_¦yy¦none
    ((?:ab){1,2}a)\b¦cbax abab¦nn¦none
    \d*?.¦a bb¦ny¦0-1,1-2,2-3,3-4
    $ (9$x1|a+\s(?:a|bc)+?)¦ b_bab¦nn¦none
    99|(\w{1,2}|a\d{1,})¦が1aa9¦ny¦0-2,2-4,4-5
    \w{1,2}?が|  $¦ba9がa a¦ny¦1-4
    \d¦¦nn¦none
    \w{0,2}¦¦yy¦none
    (_(.(a|b)+))((a|b)*)¦9bがba¦nn¦none
    が+が??¦a_bが11ががc¦ny¦3-4,6-8
    (が*|(a*(?:a|bc)*? [^a])b|_b+)(?:ab)+^[^a]¦が¦nn¦none
    _ [ab]{1,2}?¦aがb¦nn¦none
    [ab]+((\d)([a-c9][a-c9]\s.)[ab]*が{1,2}?|(a\w )(?:ab){1,})¦xb 9ba¦nn¦none
    x1ab((abb{2}))x1¦a1cが¦nn¦none
    b\w¦xb_bx1bbb¦ny¦1-3,3-5,6-8
    (a((x1)\s|a[a-c9]が.+)(?:ab){1,2})\d9(c|\b^)|が{1,}($) (c\d|\s)|[ab]{1,2}\w\s¦9cab19ba¦nn¦none
    _(?:a|bc)??(?:ab)*| |a(?:a|bc){0,2}_\s¦ _ ¦ny¦0-1,1-2,2-3
    9.{1,}( ((a|b){1,2})(?:a|bc)*?$| )(?:ab)??¦b_x¦nn¦none
    \dx1|が+¦aa_a1axa¦nn¦none
    .b[ab]¦ ¦nn¦none
    ^[ab]|b{1,2}¦bb11 1xが¦ny¦0-1,1-2
    が??\d{0,2}c¦1 _¦nn¦none
    [ab](a|b){1,}_| abab|.{1,}¦bb1がx1 ¦yy¦0-7
    ([a-c9])[ab]?.{0,2}|(9)|(_ab|[ab]* )c¦_1bが¦ny¦2-4
    [^a]\wa*?$|(a|b)??[a-c9]¦xba_がb9¦ny¦1-2,2-3,5-7
    (a|b)??¦xb¦ny¦none
    ab[ab]¦ cbbがab9¦nn¦none
    [a-c9] ¦9c11¦nn¦none
    (?:a|bc){1,2}¦¦nn¦none
    \w??\w_(a|b){1,}¦axがa9_が99¦nn¦none
    $_a(x1)|[ab]*?(が)|[ab]{0,2}ax1x1¦baxbbがbが¦ny¦3-6,6-8
    _\w+ \d¦bが_x ab9_¦nn¦none
    b¦b¦yy¦0-1
    $ac¦caaaax¦nn¦none
    [^a]a¦_xcba_ がx¦ny¦3-5
    a+\b(\d c)が¦xが9が_ ¦nn¦none
    9(?:ab)*?(((\w|ab\w)).)¦b¦nn¦none
    x1(?:ab){0,2}|^|b¦cab1babb¦ny¦2-3,4-5,6-7,7-8
    """#
}
