// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.

/// The scripts of scalars (UAX 24).
enum ScriptTable {
  /// The first scalar of each stretch of one script, in order, and the number of the script; 3 digits each.
  static let starts: StaticString = """
    @@@X@@\u{1}@@\u{6}@@\u{1b}@@X@@!@@\u{6}@@;@@X@@jA@\u{6}@@kA@X@@zA@\u{6}@@{A@X@@\u{0}A@\u{6}@@\u{17}A@X@@\u{18}A@\
    \u{6}@@7A@X@@8A@\u{6}@@yE@X@@ E@\u{6}@@%E@X@@*E@L@@,E@X@@@F@w@@0F@k@@4F@X@@5F@k@@8F@\\A@:F@k@@>F@X@@?F@k@@@G@\\A@D\
    G@k@@EG@X@@FG@k@@GG@X@@HG@k@@KG@\\A@LG@k@@MG@\\A@NG@k@@bG@\\A@cG@k@@\"G@Y@@0G@k@@@H@]@@EI@w@@GI@]@@pJ@\\A@qJ@D@@\
    \u{17}J@\\A@\u{19}J@D@@KK@\\A@MK@D@@PK@\\A@QK@t@@\u{8}K@\\A@\u{10}K@t@@+K@\\A@/K@t@@5K@\\A@@L@C@@EL@X@@FL@C@@LL@X@\
    @ML@C@@[L@X@@\\L@C@@_L@X@@`L@C@@\u{0}L@X@@\u{1}L@C@@\u{b}L@w@@\u{16}L@C@@0L@w@@1L@C@@\u{1d}M@X@@\u{1e}M@C@@@N@JA@N\
    N@\\A@ON@JA@\u{b}N@\\A@\u{d}N@JA@\u{10}N@C@@@O@UA@rO@\\A@\u{0}O@%@@;O@\\A@=O@%@@@P@>@@nP@\\A@pP@>@@\u{7f}P@\\A@\
    \u{0}P@\u{11}@@\u{1c}P@\\A@\u{1e}P@\u{11}@@\u{1f}P@\\A@ P@JA@+P@\\A@0P@C@@OQ@\\A@PQ@C@@RQ@\\A@XQ@C@@\"Q@X@@#Q@C@@@\
    R@_@@\u{11}R@w@@\u{15}R@_@@$R@X@@&R@_@@@S@J@@DS@\\A@ES@J@@MS@\\A@OS@J@@QS@\\A@SS@J@@iS@\\A@jS@J@@qS@\\A@rS@J@@sS@\
    \\A@vS@J@@zS@\\A@|S@J@@\u{5}S@\\A@\u{7}S@J@@\u{9}S@\\A@\u{b}S@J@@\u{f}S@\\A@\u{17}S@J@@\u{18}S@\\A@\u{1c}S@J@@\
    \u{1e}S@\\A@\u{1f}S@J@@$S@\\A@&S@J@@?S@\\A@AT@n@@DT@\\A@ET@n@@KT@\\A@OT@n@@QT@\\A@ST@n@@iT@\\A@jT@n@@qT@\\A@rT@n@@\
    tT@\\A@uT@n@@wT@\\A@xT@n@@zT@\\A@|T@n@@}T@\\A@~T@n@@\u{3}T@\\A@\u{7}T@n@@\u{9}T@\\A@\u{b}T@n@@\u{e}T@\\A@\u{11}T@n\
    @@\u{12}T@\\A@\u{19}T@n@@\u{1d}T@\\A@\u{1e}T@n@@\u{1f}T@\\A@&T@n@@7T@\\A@AU@l@@DU@\\A@EU@l@@NU@\\A@OU@l@@RU@\\A@SU\
    @l@@iU@\\A@jU@l@@qU@\\A@rU@l@@tU@\\A@uU@l@@zU@\\A@|U@l@@\u{6}U@\\A@\u{7}U@l@@\u{a}U@\\A@\u{b}U@l@@\u{e}U@\\A@\
    \u{10}U@l@@\u{11}U@\\A@ U@l@@$U@\\A@&U@l@@2U@\\A@9U@l@@@V@\\A@AV@3@@DV@\\A@EV@3@@MV@\\A@OV@3@@QV@\\A@SV@3@@iV@\\A@\
    jV@3@@qV@\\A@rV@3@@tV@\\A@uV@3@@zV@\\A@|V@3@@\u{5}V@\\A@\u{7}V@3@@\u{9}V@\\A@\u{b}V@3@@\u{e}V@\\A@\u{15}V@3@@\
    \u{18}V@\\A@\u{1c}V@3@@\u{1e}V@\\A@\u{1f}V@3@@$V@\\A@&V@3@@8V@\\A@BW@QA@DW@\\A@EW@QA@KW@\\A@NW@QA@QW@\\A@RW@QA@VW@\
    \\A@YW@QA@[W@\\A@\\W@QA@]W@\\A@^W@QA@`W@\\A@cW@QA@eW@\\A@hW@QA@kW@\\A@nW@QA@zW@\\A@~W@QA@\u{3}W@\\A@\u{6}W@QA@\
    \u{9}W@\\A@\u{a}W@QA@\u{e}W@\\A@\u{10}W@QA@\u{11}W@\\A@\u{17}W@QA@\u{18}W@\\A@&W@QA@;W@\\A@@X@TA@MX@\\A@NX@TA@QX@\
    \\A@RX@TA@iX@\\A@jX@TA@zX@\\A@|X@TA@\u{5}X@\\A@\u{6}X@TA@\u{9}X@\\A@\u{a}X@TA@\u{e}X@\\A@\u{15}X@TA@\u{17}X@\\A@\
    \u{18}X@TA@\u{1b}X@\\A@\u{1d}X@TA@\u{1e}X@\\A@ X@TA@$X@\\A@&X@TA@0X@\\A@7X@TA@@Y@|@@MY@\\A@NY@|@@QY@\\A@RY@|@@iY@\
    \\A@jY@|@@tY@\\A@uY@|@@zY@\\A@|Y@|@@\u{5}Y@\\A@\u{6}Y@|@@\u{9}Y@\\A@\u{a}Y@|@@\u{e}Y@\\A@\u{15}Y@|@@\u{17}Y@\\A@\
    \u{1d}Y@|@@\u{1f}Y@\\A@ Y@|@@$Y@\\A@&Y@|@@0Y@\\A@1Y@|@@4Y@\\A@@Z@\u{10}@@MZ@\\A@NZ@\u{10}@@QZ@\\A@RZ@\u{10}@@\u{5}\
    Z@\\A@\u{6}Z@\u{10}@@\u{9}Z@\\A@\u{a}Z@\u{10}@@\u{10}Z@\\A@\u{14}Z@\u{10}@@$Z@\\A@&Z@\u{10}@@@[@\\A@A[@DA@D[@\\A@E\
    [@DA@W[@\\A@Z[@DA@r[@\\A@s[@DA@|[@\\A@}[@DA@~[@\\A@\u{0}[@DA@\u{7}[@\\A@\u{a}[@DA@\u{b}[@\\A@\u{f}[@DA@\u{15}[@\\A\
    @\u{16}[@DA@\u{17}[@\\A@\u{18}[@DA@ [@\\A@&[@DA@0[@\\A@2[@DA@5[@\\A@A\\@VA@{\\@\\A@\u{7f}\\@X@@\u{0}\\@VA@\u{1c}\\\
    @\\A@A]@\u{5}@@C]@\\A@D]@\u{5}@@E]@\\A@F]@\u{5}@@K]@\\A@L]@\u{5}@@d]@\\A@e]@\u{5}@@f]@\\A@g]@\u{5}@@~]@\\A@\u{0}]@\
    \u{5}@@\u{5}]@\\A@\u{6}]@\u{5}@@\u{7}]@\\A@\u{8}]@\u{5}@@\u{f}]@\\A@\u{10}]@\u{5}@@\u{1a}]@\\A@\u{1c}]@\u{5}@@ ]@\
    \\A@@^@WA@\u{8}^@\\A@\u{9}^@WA@-^@\\A@1^@WA@X_@\\A@Y_@WA@}_@\\A@~_@WA@\u{d}_@\\A@\u{e}_@WA@\u{15}_@X@@\u{19}_@WA@\
    \u{1b}_@\\A@@`@\u{1f}@@`a@g@@\u{6}a@\\A@\u{7}a@g@@\u{8}a@\\A@\u{d}a@g@@\u{e}a@\\A@\u{10}a@g@@;a@X@@<a@g@@@b@p@@@d@\
    f@@\u{9}d@\\A@\u{a}d@f@@\u{e}d@\\A@\u{10}d@f@@\u{17}d@\\A@\u{18}d@f@@\u{19}d@\\A@\u{1a}d@f@@\u{1e}d@\\A@ d@f@@Ie@\
    \\A@Je@f@@Ne@\\A@Pe@f@@qe@\\A@re@f@@ve@\\A@xe@f@@\u{7f}e@\\A@\u{0}e@f@@\u{1}e@\\A@\u{2}e@f@@\u{6}e@\\A@\u{8}e@f@@\
    \u{17}e@\\A@\u{18}e@f@@Qf@\\A@Rf@f@@Vf@\\A@Xf@f@@\u{1b}f@\\A@\u{1d}f@f@@=f@\\A@@g@f@@Zg@\\A@`g@V@@6g@\\A@8g@V@@>g@\
    \\A@@h@Q@@@m@(@@]m@\\A@`m@=@@+m@X@@.m@=@@9m@\\A@@n@KA@Vn@\\A@_n@KA@`n@r@@un@X@@wn@\\A@\u{0}n@P@@\u{14}n@\\A@ n@LA@\
    -n@\\A@.n@LA@1n@\\A@2n@LA@4n@\\A@@o@\u{2}@@\u{1e}o@\\A@ o@\u{2}@@*o@\\A@0o@\u{2}@@:o@\\A@@p@\u{1c}@@Bp@X@@Dp@\
    \u{1c}@@Ep@X@@Fp@\u{1c}@@Zp@\\A@`p@\u{1c}@@9p@\\A@@q@\u{1c}@@kq@\\A@pq@Q@@6q@\\A@@r@\u{8}@@_r@\\A@`r@\u{8}@@lr@\\A\
    @pr@\u{8}@@|r@\\A@\u{0}r@\u{8}@@\u{1}r@\\A@\u{4}r@\u{8}@@\u{10}r@MA@.r@\\A@0r@MA@5r@\\A@@s@#@@ls@\\A@ps@#@@\u{a}s@\
    \\A@\u{10}s@#@@\u{1b}s@\\A@\u{1e}s@#@@ s@\u{2}@@@t@O@@\\t@\\A@^t@O@@`t@NA@\u{1f}t@\\A@ t@NA@=t@\\A@?t@NA@Ju@\\A@Pu\
    @NA@Zu@\\A@`u@NA@nu@\\A@pu@w@@\u{f}u@\\A@@v@F@@\u{d}v@\\A@\u{10}v@F@@?v@\\A@@w@HA@\u{0}w@I@@4w@\\A@<w@I@@@x@\u{7}@\
    @xx@\\A@{x@\u{7}@@\u{a}x@\\A@\u{d}x@\u{7}@@\u{10}x@)@@@y@]@@Iy@\\A@Py@g@@{y@\\A@}y@g@@\u{0}y@HA@\u{8}y@\\A@\u{10}y\
    @w@@\u{13}y@X@@\u{14}y@w@@!y@X@@\"y@w@@)y@X@@-y@w@@.y@X@@4y@w@@5y@X@@8y@w@@:y@X@@;y@\\A@@z@\u{6}@@fz@k@@kz@]@@lz@\
    \u{6}@@\u{1d}z@k@@\"z@\u{6}@@&z@k@@+z@\u{6}@@8z@]@@9z@\u{6}@@\u{7f}{@k@@\u{0}{@w@@@|@\u{6}@@@~@k@@V~@\\A@X~@k@@^~@\
    \\A@`~@k@@\u{6}~@\\A@\u{8}~@k@@\u{e}~@\\A@\u{10}~@k@@\u{18}~@\\A@\u{19}~@k@@\u{1a}~@\\A@\u{1b}~@k@@\u{1c}~@\\A@\
    \u{1d}~@k@@\u{1e}~@\\A@\u{1f}~@k@@>~@\\A@@\u{7f}@k@@u\u{7f}@\\A@v\u{7f}@k@@\u{5}\u{7f}@\\A@\u{6}\u{7f}@k@@\u{14}\
    \u{7f}@\\A@\u{16}\u{7f}@k@@\u{1c}\u{7f}@\\A@\u{1d}\u{7f}@k@@0\u{7f}@\\A@2\u{7f}@k@@5\u{7f}@\\A@6\u{7f}@k@@?\u{7f}@\
    \\A@@\u{0}@X@@L\u{0}@w@@N\u{0}@X@@%\u{0}@\\A@&\u{0}@X@@1\u{0}@\u{6}@@2\u{0}@\\A@4\u{0}@X@@?\u{0}@\u{6}@@@\u{1}@X@@\
    O\u{1}@\\A@P\u{1}@\u{6}@@]\u{1}@\\A@`\u{1}@X@@\u{1}\u{1}@\\A@\u{10}\u{1}@w@@1\u{1}@\\A@@\u{2}@X@@f\u{2}@k@@g\u{2}@\
    X@@j\u{2}@\u{6}@@l\u{2}@X@@r\u{2}@\u{6}@@s\u{2}@X@@\u{e}\u{2}@\u{6}@@\u{f}\u{2}@X@@ \u{2}@\u{6}@@I\u{3}@X@@L\u{3}@\
    \\A@P\u{3}@X@@g\u{8}@\\A@\u{0}\u{8}@X@@\u{b}\u{8}@\\A@ \u{8}@X@@@\u{10}@N@@@\u{12}@X@@4\u{16}@\\A@6\u{16}@X@@V\
    \u{17}@\\A@W\u{17}@X@@@\u{18}@h@@ \u{18}@\u{6}@@@\u{19}@Y@@4\u{19}@\\A@9\u{19}@Y@@@\u{1a}@g@@f\u{1a}@\\A@g\u{1a}@g\
    @@h\u{1a}@\\A@m\u{1a}@g@@n\u{1a}@\\A@p\u{1a}@XA@(\u{1a}@\\A@/\u{1a}@XA@1\u{1a}@\\A@?\u{1a}@XA@@\u{1b}@f@@W\u{1b}@\
    \\A@`\u{1b}@f@@g\u{1b}@\\A@h\u{1b}@f@@o\u{1b}@\\A@p\u{1b}@f@@w\u{1b}@\\A@x\u{1b}@f@@\u{7f}\u{1b}@\\A@\u{0}\u{1b}@f\
    @@\u{7}\u{1b}@\\A@\u{8}\u{1b}@f@@\u{f}\u{1b}@\\A@\u{10}\u{1b}@f@@\u{17}\u{1b}@\\A@\u{18}\u{1b}@f@@\u{1f}\u{1b}@\\A\
    @ \u{1b}@]@@@\u{1c}@X@@\u{1e}\u{1c}@\\A@@\u{1d}@o@@Z\u{1d}@\\A@[\u{1d}@o@@4\u{1d}@\\A@@\u{1e}@o@@\u{16}\u{1f}@\\A@\
    0\u{1f}@X@@<\u{1f}@\\A@@ @X@@E @o@@F @X@@G @o@@H @X@@a @o@@j @w@@n @p@@p @X@@x @o@@| @X@@\u{0} @\\A@\u{1} @u@@W!@\
    \\A@Y!@w@@[!@X@@]!@u@@`!@X@@a!@}@@;!@X@@=!@}@@@\"@\\A@E\"@L@@p\"@\\A@q\"@p@@O#@\\A@P#@X@@`#@L@@\u{0}#@X@@$#@\\A@0#\
    @}@@@$@p@@_$@\\A@`$@X@@ $@p@@?$@X@@\u{10}%@}@@?%@X@@@&@}@@\u{18}&@X@@@(@o@@\u{0}[AX@@@\\Ao@@@\u{0}BbA@M\u{9}B\\A@P\
    \u{9}BbA@\u{7}\u{9}B\\A@\u{10}\u{9}B\u{b}@@@\u{a}B]A@l\u{c}B\\A@\u{0}\u{c}B]@@`\u{d}BG@@8\u{d}B\\A@@\u{e}BX@@b\
    \u{e}B\u{6}@@H\u{f}BX@@K\u{f}B\u{6}@@\u{b}\u{f}B\\A@\u{10}\u{f}B\u{6}@@\u{12}\u{f}B\\A@\u{13}\u{f}B\u{6}@@\u{14}\
    \u{f}B\\A@\u{15}\u{f}B\u{6}@@\u{1a}\u{f}B\\A@2\u{f}B\u{6}@@@\u{10}BIA@m\u{10}B\\A@p\u{10}BX@@z\u{10}B\\A@\u{0}\
    \u{10}B9@@8\u{10}B\\A@@\u{11}B?@@\u{6}\u{11}B\\A@\u{e}\u{11}B?@@\u{1a}\u{11}B\\A@ \u{11}B_@@@\u{12}B\u{7f}@@n\
    \u{12}BX@@o\u{12}B\u{7f}@@p\u{12}B<@@\u{14}\u{12}B\\A@\u{1f}\u{12}B<@@ \u{12}Bp@@=\u{12}B\\A@@\u{13}Bz@@\u{e}\
    \u{13}B\\A@\u{f}\u{13}BX@@\u{10}\u{13}Bz@@\u{1a}\u{13}B\\A@\u{1e}\u{13}Bz@@ \u{13}B\u{1f}@@?\u{13}B\\A@@\u{14}BU@@\
    w\u{14}B\\A@\u{0}\u{14}BU@@\u{e}\u{14}B\\A@\u{10}\u{14}BU@@\u{1a}\u{14}B\\A@\u{1c}\u{14}BU@@ \u{14}B\u{1f}@@@\
    \u{15}BOA@\u{3}\u{15}B\\A@\u{1b}\u{15}BOA@ \u{15}B\u{16}@@7\u{15}B\\A@A\u{16}Bf@@G\u{16}B\\A@I\u{16}Bf@@O\u{16}B\\\
    A@Q\u{16}Bf@@W\u{16}B\\A@`\u{16}Bf@@g\u{16}B\\A@h\u{16}Bf@@o\u{16}B\\A@p\u{16}B\u{6}@@\u{1b}\u{16}BX@@\u{1c}\u{16}\
    B\u{6}@@%\u{16}Bk@@&\u{16}B\u{6}@@*\u{16}BX@@,\u{16}B\\A@0\u{16}BV@@\u{0}\u{17}B\u{16}@@.\u{17}B\\A@0\u{17}B\u{16}\
    @@:\u{17}B\\A@@\u{18}Bp@@doC\\A@poCp@@\u{7}oC\\A@\u{b}oCp@@<oC\\A@@2Co@@.4C\\A@04Co@@\u{1a}5C\\A@@6C\u{6}@@G6C\\A@\
    S6CD@@X6C\\A@]6Ct@@w6C\\A@x6Ct@@}6C\\A@~6Ct@@\u{7f}6C\\A@\u{0}6Ct@@\u{2}6C\\A@\u{3}6Ct@@\u{5}6C\\A@\u{6}6Ct@@\
    \u{10}6CC@@\u{3}7C\\A@\u{13}7CC@@~:CX@@\u{0}:CC@@P;C\\A@R;CC@@\u{8};C\\A@\u{f};CC@@\u{10};C\\A@0;CC@@@<Cw@@P<CX@@Z\
    <C\\A@`<Cw@@n<C]@@p<CX@@\u{13}<C\\A@\u{14}<CX@@'<C\\A@(<CX@@,<C\\A@0<CC@@5<C\\A@6<CC@@==C\\A@?=CX@@@>C\\A@A>CX@@a>\
    C\u{6}@@{>CX@@\u{1}>C\u{6}@@\u{1b}>CX@@&>C}@@0>CX@@1>C}@@^?CX@@`?Cp@@\u{7f}?C\\A@\u{2}?Cp@@\u{8}?C\\A@\u{a}?Cp@@\
    \u{10}?C\\A@\u{12}?Cp@@\u{18}?C\\A@\u{1a}?Cp@@\u{1d}?C\\A@ ?CX@@'?C\\A@(?CX@@/?C\\A@9?CX@@>?C\\A@@@D\u{a}@@L@D\\A@\
    M@D\u{a}@@g@D\\A@h@D\u{a}@@{@D\\A@|@D\u{a}@@~@D\\A@\u{7f}@D\u{a}@@\u{e}@D\\A@\u{10}@D\u{a}@@\u{1e}@D\\A@@AD\u{a}@@\
    ;AD\\A@@BDX@@CBD\\A@GBDX@@tBD\\A@wBDX@@\u{0}BDk@@OCD\\A@PCDX@@]CD\\A@`CDk@@aCD\\A@\u{10}CDX@@=CDw@@>CD\\A@@ED\u{c}\
    @@]ED\\A@`EDR@@\u{11}ED\\A@ EDw@@!EDX@@<ED\\A@@FD+@@dFD\\A@mFD+@@pFDi@@\u{b}FD\\A@\u{10}FD-@@;FD\\A@@GD[A@^GD\\A@_\
    GD[A@`GD.@@\u{4}GD\\A@\u{8}GD.@@\u{16}GD\\A@@HD^@@\u{10}HDAA@@ID5@@^ID\\A@`ID5@@jID\\A@pID4@@\u{14}ID\\A@\u{18}ID4\
    @@<ID\\A@@JDd@@hJD\\A@pJDS@@$JD\\A@/JDS@@0JD^A@;JD\\A@<JD^A@KKD\\A@LKD^A@SKD\\A@TKD^A@VKD\\A@WKD^A@bKD\\A@cKD^A@rK\
    D\\A@sKD^A@zKD\\A@{KD^A@}KD\\A@@LD\u{9}@@wND\\A@\u{0}ND\u{9}@@\u{16}ND\\A@ ND\u{9}@@(ND\\A@@OD\u{6}@@FOD\\A@GOD\
    \u{6}@@qOD\\A@rOD\u{6}@@{OD\\A@@PD[@@FPD\\A@HPD[@@IPD\\A@JPD[@@vPD\\A@wPD[@@yPD\\A@|PD[@@}PD\\A@\u{7f}PD[@@\u{0}PD\
    v@@\u{16}PD\\A@\u{17}PDv@@ PD7@@@QD @@_QD\\A@gQD @@pQD\\A@ QDs@@3QD\\A@4QDs@@6QD\\A@;QDs@@@RD:@@\\RD\\A@_RD:@@`RD\
    \u{d}@@zRD\\A@\u{7f}RD\u{d}@@\u{0}RD\\A@@SD\u{19}@@`SD\u{18}@@xSD\\A@|SD\u{18}@@\u{10}SD\\A@\u{12}SD\u{18}@@@TD\
    \u{0}@@DTD\\A@ETD\u{0}@@GTD\\A@LTD\u{0}@@TTD\\A@UTD\u{0}@@XTD\\A@YTD\u{0}@@vTD\\A@xTD\u{0}@@{TD\\A@\u{7f}TD\u{0}@@\
    \u{9}TD\\A@\u{10}TD\u{0}@@\u{19}TD\\A@ TD0@@@UD,@@`UD\\A@\u{0}UD\u{12}@@'UD\\A@+UD\u{12}@@7UD\\A@@VDE@@vVD\\A@yVDE\
    @@\u{0}VDy@@\u{16}VD\\A@\u{18}VDy@@ VDx@@3VD\\A@8VDx@@@WD;@@RWD\\A@YWD;@@]WD\\A@iWD;@@pWD\\A@@XD1@@\u{9}XD\\A@@YD*\
    @@sYD\\A@\u{0}YD*@@3YD\\A@:YD*@@@ZDq@@hZD\\A@pZDq@@zZD\\A@ \\DC@@?\\D\\A@@]DaA@j]D\\A@k]DaA@n]D\\A@p]DaA@r]D\\A@=]\
    DC@@@^D/@@h^D\\A@p^DEA@\u{1a}^D\\A@0^D2@@J_D\\A@p_DW@@\u{c}_D\\A@ _De@@7_D\\A@@`DM@@\u{e}`D\\A@\u{12}`DM@@6`D\\A@?\
    `DM@@@aD{@@\u{3}aD\\A@\u{d}aD{@@\u{e}aD\\A@\u{10}aDFA@)aD\\A@0aDFA@:aD\\A@@bDT@@ubD\\A@vbDT@@\u{8}bD\\A@\u{10}bD\
    \u{e}@@7bD\\A@@cD@A@ cD\\A@!cDDA@5cD\\A@@dD\u{3}@@RdD\\A@SdD\u{3}@@\u{2}dD\\A@@eD\u{1e}@@GeD\\A@HeD\u{1e}@@IeD\\A@\
    JeD\u{1e}@@NeD\\A@OeD\u{1e}@@^eD\\A@_eD\u{1e}@@jeD\\A@peD\u{4}@@+eD\\A@0eD\u{4}@@:eD\\A@@fDj@@DfD\\A@EfDj@@MfD\\A@\
    OfDj@@QfD\\A@SfDj@@ifD\\A@jfDj@@qfD\\A@rfDj@@tfD\\A@ufDj@@zfD\\A@{fDw@@|fDj@@\u{5}fD\\A@\u{7}fDj@@\u{9}fD\\A@\u{b}\
    fDj@@\u{e}fD\\A@\u{10}fDj@@\u{11}fD\\A@\u{17}fDj@@\u{18}fD\\A@\u{1d}fDj@@$fD\\A@&fDj@@-fD\\A@0fDj@@5fD\\A@@hD$@@\
    \u{1c}hD\\A@\u{1d}hD$@@\"hD\\A@@iDYA@\u{8}iD\\A@\u{10}iDYA@\u{1a}iD\\A@@kDBA@vkD\\A@xkDBA@\u{1e}kD\\A@@lD\u{1b}@@\
    \u{5}lD\\A@\u{10}lD\u{1b}@@\u{1a}lD\\A@ lD\u{1c}@@-lD\\A@@mDPA@zmD\\A@\u{0}mDPA@\u{a}mD\\A@@nDA@@[nD\\A@]nDA@@lnD\
    \\A@pnDA@@\u{7}nD\\A@@pDa@@|pD\\A@`qD`A@3qD\\A@?qD`A@@rD`@@GrD\\A@IrD`@@JrD\\A@LrD`@@TrD\\A@UrD`@@WrD\\A@XrD`@@vrD\
    \\A@wrD`@@yrD\\A@{rD`@@\u{7}rD\\A@\u{10}rD`@@\u{1a}rD\\A@`sD\"@@hsD\\A@jsD\"@@\u{18}sD\\A@\u{1a}sD\"@@%sD\\A@@tDcA\
    @\u{8}tD\\A@\u{10}tDGA@cuD\\A@puDQ@@\u{0}uD8@@9uD\\A@@vD_@@JvD\\A@@xDK@@IxD\\A@JxDK@@wxD\\A@xxDK@@\u{6}xD\\A@\
    \u{10}xDK@@-xD\\A@0xD\u{13}@@PyD\\A@RyD\u{13}@@hyD\\A@iyD\u{13}@@wyD\\A@@zD\u{14}@@GzD\\A@HzD\u{14}@@JzD\\A@KzD\
    \u{14}@@wzD\\A@zzD\u{14}@@{zD\\A@|zD\u{14}@@~zD\\A@\u{7f}zD\u{14}@@\u{8}zD\\A@\u{10}zD\u{14}@@\u{1a}zD\\A@ zDm@@&z\
    D\\A@'zDm@@)zD\\A@*zDm@@O{D\\A@P{Dm@@R{D\\A@S{Dm@@Y{D\\A@`{Dm@@j{D\\A@ }D\u{f}@@9}D\\A@@~D~@@Q~D\\A@R~D~@@{~D\\A@~\
    ~D~@@\u{1a}~D\\A@p\u{7f}D\u{b}@@q\u{7f}D\\A@\u{0}\u{7f}DQA@2\u{7f}D\\A@?\u{7f}DQA@@\u{0}DZ@@Z\u{7}D\\A@@\u{8}DZ@@/\
    \u{8}D\\A@0\u{8}DZ@@5\u{8}D\\A@@\u{9}DZ@@\u{4}\u{a}D\\A@P\u{1f}D\\@@3\u{1f}D\\A@@ Dc@@\u{16}(D\\A@@HEB@@\u{7}LE\\A\
    @@\u{10}EG@@y\u{14}E\\A@\u{0}\u{14}E\u{1d}@@\u{1f}\u{14}E\\A@ \u{14}E\u{1d}@@*\u{14}E\\A@.\u{14}E\u{1d}@@0\u{14}ER\
    A@\u{7f}\u{15}E\\A@\u{0}\u{15}ERA@\u{a}\u{15}E\\A@\u{10}\u{15}EH@@.\u{15}E\\A@0\u{15}EH@@6\u{15}E\\A@@\u{16}E6@@\
    \u{6}\u{16}E\\A@\u{10}\u{16}E6@@\u{1a}\u{16}E\\A@\u{1b}\u{16}E6@@\"\u{16}E\\A@#\u{16}E6@@8\u{16}E\\A@=\u{16}E6@@P\
    \u{17}E\\A@\u{0}\u{1c}E\u{15}@@[\u{1d}E\\A@@\u{1e}E\u{1a}@@\u{b}\u{1e}E\\A@\u{f}\u{1e}E\u{1a}@@H\u{1f}E\\A@O\u{1f}\
    E\u{1a}@@`\u{1f}E\\A@ \u{1f}ESA@!\u{1f}E&@@\"\u{1f}Eo@@$\u{1f}E\u{1}@@%\u{1f}E\\A@0\u{1f}Eo@@2\u{1f}E\\A@@ ESA@8OF\
    \\A@@PFSA@@VF\u{1}@@\u{16}YF\\A@@ZFSA@IZF\\A@0\u{1f}F}@@4\u{1f}F\\A@5\u{1f}F}@@<\u{1f}F\\A@=\u{1f}F}@@?\u{1f}F\\A@\
    @ F}@@A Fu@@`\"F}@@c\"F\\A@r\"Fu@@s\"F\\A@\u{10}\"Fu@@\u{13}\"F\\A@\u{15}\"F}@@\u{16}\"F\\A@$\"F}@@(\"F\\A@0\"F&@@\
    <%F\\A@@8Fb@@+8F\\A@08Fb@@=8F\\A@@9Fb@@I9F\\A@P9Fb@@Z9F\\A@\\9Fb@@`9FX@@d9F\\A@@^Gw@@n^G\\A@p^Gw@@\u{7}^G\\A@\
    \u{10}^GX@@\u{4}_G\\A@@`GX@@6aG\\A@@bGX@@gbG\\A@ibGX@@'bGw@@*bGX@@;bGw@@CcGX@@EcGw@@LcGX@@jcGw@@ncGX@@+cG\\A@@dGk@\
    @\u{6}dG\\A@\u{0}eGX@@\u{14}eG\\A@ eGX@@4eG\\A@@fGX@@\u{17}fG\\A@ fGX@@9fG\\A@@hGX@@\u{15}hG\\A@\u{16}hGX@@]iG\\A@\
    ^iGX@@`iG\\A@biGX@@ciG\\A@eiGX@@giG\\A@iiGX@@miG\\A@niGX@@ziG\\A@{iGX@@|iG\\A@}iGX@@\u{4}iG\\A@\u{5}iGX@@FjG\\A@Gj\
    GX@@KjG\\A@MjGX@@UjG\\A@VjGX@@]jG\\A@^jGX@@zjG\\A@{jGX@@\u{7f}jG\\A@\u{0}jGX@@\u{5}jG\\A@\u{6}jGX@@\u{7}jG\\A@\
    \u{a}jGX@@\u{11}jG\\A@\u{12}jGX@@fmG\\A@hmGX@@\u{c}oG\\A@\u{e}oGX@@@pGCA@LuG\\A@[uGCA@`uG\\A@auGCA@puG\\A@@~G\u{6}\
    @@_~G\\A@e~G\u{6}@@k~G\\A@@\u{0}Gh@@G\u{0}G\\A@H\u{0}Gh@@Y\u{0}G\\A@[\u{0}Gh@@b\u{0}G\\A@c\u{0}Gh@@e\u{0}G\\A@f\
    \u{0}Gh@@k\u{0}G\\A@p\u{0}G]@@.\u{0}G\\A@O\u{1}G]@@P\u{1}G\\A@@\u{2}G'@@m\u{2}G\\A@p\u{2}G'@@~\u{2}G\\A@\u{0}\u{2}\
    G'@@\u{a}\u{2}G\\A@\u{e}\u{2}G'@@\u{10}\u{2}G\\A@P\u{5}GZA@o\u{5}G\\A@\u{0}\u{5}G_A@:\u{5}G\\A@?\u{5}G_A@@\u{6}G\\\
    A@\u{10}\u{9}G!@@:\u{9}G\\A@ \u{f}Gf@@'\u{f}G\\A@(\u{f}Gf@@,\u{f}G\\A@-\u{f}Gf@@/\u{f}G\\A@0\u{f}Gf@@?\u{f}G\\A@@\
    \u{10}G\u{17}@@\u{5}\u{11}G\\A@\u{7}\u{11}G\u{17}@@\u{17}\u{11}G\\A@@\u{12}G@@@\u{c}\u{12}G\\A@\u{10}\u{12}G@@@\
    \u{1a}\u{12}G\\A@\u{1e}\u{12}G@@@ \u{12}G\\A@1\u{18}GX@@u\u{19}G\\A@A\u{1a}GX@@~\u{1a}G\\A@@\u{1c}GC@@D\u{1c}G\\A@\
    E\u{1c}GC@@`\u{1c}G\\A@a\u{1c}GC@@c\u{1c}G\\A@d\u{1c}GC@@e\u{1c}G\\A@g\u{1c}GC@@h\u{1c}G\\A@i\u{1c}GC@@s\u{1c}G\\A\
    @t\u{1c}GC@@x\u{1c}G\\A@y\u{1c}GC@@z\u{1c}G\\A@{\u{1c}GC@@|\u{1c}G\\A@\u{2}\u{1c}GC@@\u{3}\u{1c}G\\A@\u{7}\u{1c}GC\
    @@\u{8}\u{1c}G\\A@\u{9}\u{1c}GC@@\u{a}\u{1c}G\\A@\u{b}\u{1c}GC@@\u{c}\u{1c}G\\A@\u{d}\u{1c}GC@@\u{10}\u{1c}G\\A@\
    \u{11}\u{1c}GC@@\u{13}\u{1c}G\\A@\u{14}\u{1c}GC@@\u{15}\u{1c}G\\A@\u{17}\u{1c}GC@@\u{18}\u{1c}G\\A@\u{19}\u{1c}GC@\
    @\u{1a}\u{1c}G\\A@\u{1b}\u{1c}GC@@\u{1c}\u{1c}G\\A@\u{1d}\u{1c}GC@@\u{1e}\u{1c}G\\A@\u{1f}\u{1c}GC@@ \u{1c}G\\A@!\
    \u{1c}GC@@#\u{1c}G\\A@$\u{1c}GC@@%\u{1c}G\\A@'\u{1c}GC@@+\u{1c}G\\A@,\u{1c}GC@@3\u{1c}G\\A@4\u{1c}GC@@8\u{1c}G\\A@\
    9\u{1c}GC@@=\u{1c}G\\A@>\u{1c}GC@@?\u{1c}G\\A@@\u{1d}GC@@J\u{1d}G\\A@K\u{1d}GC@@\\\u{1d}G\\A@a\u{1d}GC@@d\u{1d}G\\\
    A@e\u{1d}GC@@j\u{1d}G\\A@k\u{1d}GC@@|\u{1d}G\\A@0\u{1d}GC@@2\u{1d}G\\A@@ GX@@l G\\A@p GX@@T!G\\A@`!GX@@o!G\\A@q!GX\
    @@\u{0}!G\\A@\u{1}!GX@@\u{10}!G\\A@\u{11}!GX@@6!G\\A@@\"GX@@n#G\\A@&#GX@@@$Gu@@A$GX@@C$G\\A@P$GX@@|$G\\A@\u{0}$GX@\
    @\u{9}$G\\A@\u{10}$GX@@\u{12}$G\\A@ $GX@@&$G\\A@@&GX@@\u{18}-G\\A@\u{1c}-GX@@--G\\A@0-GX@@=-G\\A@@.GX@@7.G\\A@;.GX\
    @@\u{1a}/G\\A@ /GX@@,/G\\A@0/GX@@1/G\\A@@0GX@@L0G\\A@P0GX@@\u{8}0G\\A@\u{10}0GX@@\u{1a}0G\\A@ 0GX@@H1G\\A@P1GX@@n1\
    G\\A@p1GX@@r1G\\A@@2GX@@\u{14}4G\\A@ 4GX@@.4G\\A@04GX@@=4G\\A@@5GX@@I5G\\A@P5GX@@~5G\\A@\u{7f}5GX@@\u{6}5G\\A@\
    \u{e}5GX@@\u{1c}5G\\A@ 5GX@@)5G\\A@05GX@@95G\\A@@6GX@@S7G\\A@T7GX@@\u{b}7G\\A@07GX@@:7G\\A@@@Ho@@ \u{d}J\\A@@\u{e}\
    Jo@@z.J\\A@\u{0}.Jo@@^0J\\A@`0Jo@@b]K\\A@p]Ko@@!\u{17}K\\A@@0Ko@@^4K\\A@@@Lo@@\u{b}fL\\A@\u{10}fLo@@p\u{7}L\\A@A@x\
    X@@B@x\\A@`@xX@@@Ax\\A@@Bxw@@0Cx\\A@
    """

  /// The code and the name of each script, in the order of the numbers.
  static let names: StaticString = """
    Adlm Adlam;Ahom Ahom;Hluw Anatolian_Hieroglyphs;Arab Arabic;Armn Armenian;Avst Avestan;Bali Balinese;Bamu Bamum;Ba\
    ss Bassa_Vah;Batk Batak;Beng Bengali;Bhks Bhaiksuki;Bopo Bopomofo;Brah Brahmi;Brai Braille;Bugi Buginese;Buhd Buhi\
    d;Cans Canadian_Aboriginal;Cari Carian;Aghb Caucasian_Albanian;Cakm Chakma;Cham Cham;Cher Cherokee;Chrs Chorasmian\
    ;Zyyy Common;Copt Coptic;Xsux Cuneiform;Cprt Cypriot;Cpmn Cypro_Minoan;Cyrl Cyrillic;Dsrt Deseret;Deva Devanagari;\
    Diak Dives_Akuru;Dogr Dogra;Dupl Duployan;Egyp Egyptian_Hieroglyphs;Elba Elbasan;Elym Elymaic;Ethi Ethiopic;Geor G\
    eorgian;Glag Glagolitic;Goth Gothic;Gran Grantha;Grek Greek;Gujr Gujarati;Gong Gunjala_Gondi;Guru Gurmukhi;Hani Ha\
    n;Hang Hangul;Rohg Hanifi_Rohingya;Hano Hanunoo;Hatr Hatran;Hebr Hebrew;Hira Hiragana;Armi Imperial_Aramaic;Zinh I\
    nherited;Phli Inscriptional_Pahlavi;Prti Inscriptional_Parthian;Java Javanese;Kthi Kaithi;Knda Kannada;Kana Kataka\
    na;Kawi Kawi;Kali Kayah_Li;Khar Kharoshthi;Kits Khitan_Small_Script;Khmr Khmer;Khoj Khojki;Sind Khudawadi;Laoo Lao\
    ;Latn Latin;Lepc Lepcha;Limb Limbu;Lina Linear_A;Linb Linear_B;Lisu Lisu;Lyci Lycian;Lydi Lydian;Mahj Mahajani;Mak\
    a Makasar;Mlym Malayalam;Mand Mandaic;Mani Manichaean;Marc Marchen;Gonm Masaram_Gondi;Medf Medefaidrin;Mtei Meetei\
    _Mayek;Mend Mende_Kikakui;Merc Meroitic_Cursive;Mero Meroitic_Hieroglyphs;Plrd Miao;Modi Modi;Mong Mongolian;Mroo \
    Mro;Mult Multani;Mymr Myanmar;Nbat Nabataean;Nagm Nag_Mundari;Nand Nandinagari;Talu New_Tai_Lue;Newa Newa;Nkoo Nko\
    ;Nshu Nushu;Hmnp Nyiakeng_Puachue_Hmong;Ogam Ogham;Olck Ol_Chiki;Hung Old_Hungarian;Ital Old_Italic;Narb Old_North\
    _Arabian;Perm Old_Permic;Xpeo Old_Persian;Sogo Old_Sogdian;Sarb Old_South_Arabian;Orkh Old_Turkic;Ougr Old_Uyghur;\
    Orya Oriya;Osge Osage;Osma Osmanya;Hmng Pahawh_Hmong;Palm Palmyrene;Pauc Pau_Cin_Hau;Phag Phags_Pa;Phnx Phoenician\
    ;Phlp Psalter_Pahlavi;Rjng Rejang;Runr Runic;Samr Samaritan;Saur Saurashtra;Shrd Sharada;Shaw Shavian;Sidd Siddham\
    ;Sgnw SignWriting;Sinh Sinhala;Sogd Sogdian;Sora Sora_Sompeng;Soyo Soyombo;Sund Sundanese;Sylo Syloti_Nagri;Syrc S\
    yriac;Tglg Tagalog;Tagb Tagbanwa;Tale Tai_Le;Lana Tai_Tham;Tavt Tai_Viet;Takr Takri;Taml Tamil;Tnsa Tangsa;Tang Ta\
    ngut;Telu Telugu;Thaa Thaana;Thai Thai;Tibt Tibetan;Tfng Tifinagh;Tirh Tirhuta;Toto Toto;Ugar Ugaritic;Zzzz Unknow\
    n;Vaii Vai;Vith Vithkuqi;Wcho Wancho;Wara Warang_Citi;Yezi Yezidi;Yiii Yi;Zanb Zanabazar_Square;
    """
}
