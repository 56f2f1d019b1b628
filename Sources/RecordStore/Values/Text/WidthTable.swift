// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.

/// Half-width and full-width forms and what they are forms of.
enum WidthTable {
  /// Both scalars of each pair, 3 digits each, in order.
  static let pairs: StaticString = """
    @ @`@@A>Ca@@B>Cb@@C>Cc@@D>Cd@@E>Ce@@F>Cf@@G>Cg@@H>Ch@@I>Ci@@J>Cj@@K>Ck@@L>Cl@@M>Cm@@N>Cn@@O>Co@@P>Cp@@Q>Cq@@R>Cr@@\
    S>Cs@@T>Ct@@U>Cu@@V>Cv@@W>Cw@@X>Cx@@Y>Cy@@Z>Cz@@[>C{@@\\>C|@@]>C}@@^>C~@@_>C\u{7f}@@`>C\u{0}@@a>C\u{1}@@b>C\u{2}@@\
    c>C\u{3}@@d>C\u{4}@@e>C\u{5}@@f>C\u{6}@@g>C\u{7}@@h>C\u{8}@@i>C\u{9}@@j>C\u{a}@@k>C\u{b}@@l>C\u{c}@@m>C\u{d}@@n>C\
    \u{e}@@o>C\u{f}@@p>C\u{10}@@q>C\u{11}@@r>C\u{12}@@s>C\u{13}@@t>C\u{14}@@u>C\u{15}@@v>C\u{16}@@w>C\u{17}@@x>C\u{18}\
    @@y>C\u{19}@@z>C\u{1a}@@{>C\u{1b}@@|>C\u{1c}@@}>C\u{1d}@@~>C\u{1e}@@\u{7f}>C\u{1f}@@\u{0}>C @@\u{1}>C!@@\u{2}>C\"@\
    @\u{3}>C#@@\u{4}>C$@@\u{5}>C%@@\u{6}>C&@@\u{7}>C'@@\u{8}>C(@@\u{9}>C)@@\u{a}>C*@@\u{b}>C+@@\u{c}>C,@@\u{d}>C-@@\
    \u{e}>C.@@\u{f}>C/@@\u{10}>C0@@\u{11}>C1@@\u{12}>C2@@\u{13}>C3@@\u{14}>C4@@\u{15}>C5@@\u{16}>C6@@\u{17}>C7@@\u{18}\
    >C8@@\u{19}>C9@@\u{1a}>C:@@\u{1b}>C;@@\u{1c}>C<@@\u{1d}>C=@@\u{1e}>C>@@\u{1f}>CE\u{13}@ >CF\u{13}@!>CB @\">CL @#>C\
    M @$>CA @%>C;!@&>C2!@'>Ca!@(>Cc!@)>Ce!@*>Cg!@+>Ci!@,>C#!@->C%!@.>C'!@/>C\u{3}!@0>C<!@1>Cb!@2>Cd!@3>Cf!@4>Ch!@5>Cj!\
    @6>Ck!@7>Cm!@8>Co!@9>Cq!@:>Cs!@;>Cu!@<>Cw!@=>Cy!@>>C{!@?>C}!@@?C\u{7f}!@A?C\u{1}!@B?C\u{4}!@C?C\u{6}!@D?C\u{8}!@E?\
    C\u{a}!@F?C\u{b}!@G?C\u{c}!@H?C\u{d}!@I?C\u{e}!@J?C\u{f}!@K?C\u{12}!@L?C\u{15}!@M?C\u{18}!@N?C\u{1b}!@O?C\u{1e}!@P\
    ?C\u{1f}!@Q?C !@R?C!!@S?C\"!@T?C$!@U?C&!@V?C(!@W?C)!@X?C*!@Y?C+!@Z?C,!@[?C-!@\\?C/!@]?C3!@^?CY!@_?CZ!@`?C$\"@a?Cq\
    \"@b?Cr\"@c?Cs\"@d?Ct\"@e?Cu\"@f?Cv\"@g?Cw\"@h?Cx\"@i?Cy\"@j?Cz\"@k?C{\"@l?C|\"@m?C}\"@n?C~\"@o?C\u{7f}\"@p?C\u{0}\
    \"@q?C\u{1}\"@r?C\u{2}\"@s?C\u{3}\"@t?C\u{4}\"@u?C\u{5}\"@v?C\u{6}\"@w?C\u{7}\"@x?C\u{8}\"@y?C\u{9}\"@z?C\u{a}\"@{\
    ?C\u{b}\"@|?C\u{c}\"@}?C\u{d}\"@~?C\u{e}\"@\u{2}?C\u{f}\"@\u{3}?C\u{10}\"@\u{4}?C\u{11}\"@\u{5}?C\u{12}\"@\u{6}?C\
    \u{13}\"@\u{7}?C\u{14}\"@\u{a}?C\u{15}\"@\u{b}?C\u{16}\"@\u{c}?C\u{17}\"@\u{d}?C\u{18}\"@\u{e}?C\u{19}\"@\u{f}?C\
    \u{1a}\"@\u{12}?C\u{1b}\"@\u{13}?C\u{1c}\"@\u{14}?C\u{1d}\"@\u{15}?C\u{1e}\"@\u{16}?C\u{1f}\"@\u{17}?C \"@\u{1a}?C\
    !\"@\u{1b}?C\"\"@\u{1c}?C#\"@ ?CbA@!?CcA@\"?ClA@#?CoA@$?CfA@%?CeA@&?Ci\u{1}@(?CB\u{a}@)?CP\u{3}@*?CQ\u{3}@+?CR\
    \u{3}@,?CS\u{3}@-?C`\u{b}@.?C\u{b}\u{b}@
    """
}
