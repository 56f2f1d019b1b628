// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.

/// Scalars to their canonical decompositions. 0: itself; else 2 + a place in `pool`.
enum CanonicalTable {
  /// Scalar >> 12 to a block of `middle`.
  static let top: StaticString = """
    @@A@B@C@D@D@D@D@D@D@D@D@D@D@D@E@D@F@D@D@D@D@D@D@D@D@D@D@D@G@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@H@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@
    """

  /// 64 entries each, to a block of `leaves`.
  static let middle: StaticString = """
    @@@@@@A@B@C@D@E@F@@@@@@@@@G@H@I@J@K@@@L@@@@@@@@@M@@@@@N@@@@@@@@@@@@@@@@@O@P@@@Q@R@S@@@@@@@T@U@V@@@W@@@X@@@Y@@@Z@@@\
    @@@@@@@@[@\\@@@]@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@^@_@@@@@@@@\
    @@@@@@@@@@@@@`@a@b@c@d@e@f@g@h@@@@@@@i@@@j@k@l@m@n@o@p@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @q@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@r@s@t@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@u@v@w@x@y@z@{@|@}@~@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{7f}@@@\u{0}@@@@@@@@@@@\
    @@@@@@\u{1}@@@@@@@@@\u{2}@@@@@@@\u{3}@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{4}@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@\u{5}@\u{6}@\u{7}@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{8}@\u{9}@\
    \u{a}@\u{b}@\u{c}@\u{d}@\u{e}@\u{f}@\u{10}@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
    """

  /// 64 entries each: the values.
  static let leaves: StaticString = """
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@{F}F\u{7f}F\u{1}F\u{3}F\u{5}F@@\u{7}F\u{9}F\u{b}F\u{d}F\u{f}F\u{11}F\u{13}F\u{15}F\u{17}F@@\u{19}F\
    \u{1b}F\u{1d}F\u{1f}F!F#F@@@@%F'F)F+F-F@@@@/F1F3F5F7F9F@@;F=F?FAGCGEGGGIGKG@@MGOGQGSGUGWG@@@@YG[G]G_GaG@@cGeGgGiGk\
    GmGoGqGsGuGwGyG{G}G\u{7f}G\u{1}G\u{3}G@@@@\u{5}G\u{7}G\u{9}G\u{b}G\u{d}G\u{f}G\u{11}G\u{13}G\u{15}G\u{17}G\u{19}G\
    \u{1b}G\u{1d}G\u{1f}G!G#G%G'G)G+G@@@@-G/G1G3G5G7G9G;G=G@@@@@@?GAHCHEH@@GHIHKHMHOHQH@@@@@@@@SHUHWHYH[H]H@@@@@@_HaHc\
    HeHgHiH@@@@kHmHoHqHsHuHwHyH{H}H\u{7f}H\u{1}H\u{3}H\u{5}H\u{7}H\u{9}H\u{b}H\u{d}H@@@@\u{f}H\u{11}H\u{13}H\u{15}H\
    \u{17}H\u{19}H\u{1b}H\u{1d}H\u{1f}H!H#H%H'H)H+H-H/H1H3H5H7H9H;H@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@=H?H@@@@@@@@@@@@@@@@@@@@@@@@@@AICI@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@EIGIIIKIM\
    IOIQISIRAUAXA[A^AaAdAgA@@jAmApAsAUIWI@@@@YI[I]I_IaIcIvAyAeIgIiI@@@@@@kImI@@@@oIqI|A\u{7f}AsIuIwIyI{I}I\u{7f}I\u{1}\
    I\u{3}I\u{5}I\u{7}I\u{9}I\u{b}I\u{d}I\u{f}I\u{11}I\u{13}I\u{15}I\u{17}I\u{19}I\u{1b}I\u{1d}I\u{1f}I!I#I%I'I)I+I-I/\
    I1I@@@@3I5I@@@@@@@@@@@@7I9I;I=I\u{2}A\u{5}A\u{8}A\u{b}A?IAJ\u{e}A\u{11}ACJEJ@@@@@@@@@@@@@@@@@@@@@@@@fAZA@@*NYA@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@oR@@@@@@@@@@@@@@@@@@pR@@\
    @@@@@@@@@@GJIJqRKJMJOJ@@QJ@@SJUJ\u{14}A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@WJYJ[J]J_JaJ\u{17}A@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@cJeJgJiJkJ@@@@@@@@mJoJ@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@qJsJ@@uJ@@@@@@wJ@@@@@@@@yJ{J}J@@@@@@@@@@@@@@@@@@@@\u{7f}J@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1}J@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{3}J\u{5}J@@\u{7}J@\
    @@@@@\u{9}J@@@@@@@@\u{b}J\u{d}J\u{f}J@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{11}J\u{13}J@@@@@@@@@@@@@@@@@\
    @\u{15}J\u{17}J@@@@@@@@@@@@@@@@@@@@@@@@@@\u{19}J\u{1b}J\u{1d}J\u{1f}J@@@@!J#J@@@@%J'J)J+J-J/J@@@@1J3J5J7J9J;J@@@@=\
    J?JAKCKEKGKIKKKMKOKQKSK@@@@UKWK@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@YK[\
    K]K_KaK@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@cK@@eK@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@gK@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@iK@@@@@@@@@@@@@@kK@@@@mK@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@oKqKsKuKwKyK{K}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@\u{7f}K\u{1}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{3}K\u{5}K@@\u{7}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@\u{9}K@@@@\u{b}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{d}K\u{f}K\u{11}K@@@\
    @\u{13}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{15}K@@@@\u{17}K\u{19}\
    K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1b}K\u{1d}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1f}K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@!K#K%K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@'K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@)K@@@@@@@@@@@@+K-K@@/K\u{1a}A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@1K3K5K@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@7K@@9K\u{1d}A;K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@=K@@@@@@@@\
    @@@@@@@@@@?K@@@@@@@@AL@@@@@@@@CL@@@@@@@@EL@@@@@@@@@@@@@@@@@@@@@@@@GL@@@@@@@@@@@@@@@@@@IL@@KLML@@OL@@@@@@@@@@@@@@@@\
    QL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@SL@@@@@@@@@@@@@@@@@@UL@@@@@@@@WL@@@@@@@@YL@@@@@@@@[L@@@@@@@@@@@@@@@@@@@@@@@@]L\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@_L@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@aL@@cL@@eL@@gL@@iL@@@@@@kL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@mL@@oL@@@@qLsL@@uL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@wLyL{L}L\u{7f}L\u{1}L\u{3}L\u{5}L A#A\u{7}L\u{9}L\u{b}L\u{d}\
    L\u{f}L\u{11}L\u{13}L\u{15}L\u{17}L\u{19}L&A)A,A/A\u{1b}L\u{1d}L\u{1f}L!L2A5A#L%L'L)L+L-L/L1L3L5L7L9L;L=L?LAM8A;AC\
    MEMGMIMKMMMOMQM>AABSMUMWMYM[M]M_MaMcMeMgMiMkMmMoMqMsMuMDBGBJBMBPBSBVBYBwMyM{M}M\u{7f}M\u{1}M\u{3}M\u{5}M\\B_B\u{7}\
    M\u{9}M\u{b}M\u{d}M\u{f}M\u{11}MbBeBhBkBnBqB\u{13}M\u{15}M\u{17}M\u{19}M\u{1b}M\u{1d}M\u{1f}M!M#M%M'M)M+M-MtBwBzB}\
    B/M1M3M5M7M9M;M=M?MANCNENGNINKNMNONQNSNUNWNYN[N]N_NaNcNeNgNiN@@kN@@@@@@@@mNoNqNsN\u{0}B\u{3}B\u{6}B\u{9}B\u{c}B\
    \u{f}B\u{12}B\u{15}B\u{18}B\u{1b}B\u{1e}B!B$B'B*B-B0B3B6B9BuNwNyN{N}N\u{7f}N<B?BBCECHCKCNCQCTCWC\u{1}N\u{3}N\u{5}N\
    \u{7}N\u{9}N\u{b}N\u{d}N\u{f}NZC]C`CcCfCiClCoCrCuCxC{C~C\u{1}C\u{4}C\u{7}C\u{a}C\u{d}C\u{10}C\u{13}C\u{11}N\u{13}N\
    \u{15}N\u{17}N\u{16}C\u{19}C\u{1c}C\u{1f}C\"C%C(C+C.C1C\u{19}N\u{1b}N\u{1d}N\u{1f}N!N#N%N'N@@@@@@@@@@@@)N+N4C7C:C=\
    C@DCD-N/NFDIDLDODRDUD1N3NXD[D^DaD@@@@5N7NdDgDjDmD@@@@9N;NpDsDvDyD|D\u{7f}D=N?N\u{2}D\u{5}D\u{8}D\u{b}D\u{e}D\u{11}\
    DAOCO\u{14}D\u{17}D\u{1a}D\u{1d}D D#DEOGO&D)D,D/D2D5DIOKO8D;D>DAE@@@@MOOODEGEJEME@@@@QOSOPESEVEYE\\E_E@@UO@@bE@@eE\
    @@hEWOYOkEnEqEtEwEzE[O]O}E\u{0}E\u{3}E\u{6}E\u{9}E\u{c}E_O[JaO]JcO_JeOaJgOgJiOiJkOkJ@@@@\u{f}E\u{12}EB@F@J@N@R@V@\
    \u{15}E\u{18}EZ@^@b@f@j@n@\u{1b}E\u{1e}Er@v@z@~@\u{2}@\u{6}@!E$E\u{a}@\u{e}@\u{12}@\u{16}@\u{1a}@\u{1e}@'E*E\"@&@*\
    @.@2@6@-E0E:@>@BAFAJANAmOoO3EqO6E@@sO9EuOwOyOIJ{O@@rR@@@@}O<E\u{7f}O?E@@\u{1}OBF\u{3}OKJ\u{5}OMJ\u{7}O\u{9}O\u{b}O\
    \u{d}O\u{f}O\u{11}OEF\u{14}A@@@@\u{13}OHF\u{15}O\u{17}O\u{19}OOJ@@\u{1b}O\u{1d}O\u{1f}O!O#OKF\u{17}A%O'O)ONF+O-O/O\
    SJ1O3OGJsR@@@@QF5OTF@@7OWF9OQJ;OUJ=OtR@@@@uRvR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@wR@@@@@@xR\u{5}F@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@?OAP@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@CP@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    EPGPIP@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@KP@@\
    @@@@@@MP@@@@OP@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@QP@@SP@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@UP@@@@WP@@@@YP@@[P@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@]P@@_P@@@@@@@@@@@@@@@@@@@@aPcPePgPiP@@@@kPmP@@@@\
    oPqP@@@@@@@@@@@@sPuP@@@@wPyP@@@@{P}P@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{7f}P\
    \u{1}P\u{3}P\u{5}P@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    \u{7}P\u{9}P\u{b}P\u{d}P@@@@@@@@@@@@\u{f}P\u{11}P\u{13}P\u{15}P@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@yRzR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{17}P@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{19}P@@\u{1b}P@@\u{1d}P@@\u{1f}P@@!P@@#P@@%P@@'P@@)P@@+P@@-P@@/P@@@@1P\
    @@3P@@5P@@@@@@@@@@@@7P9P@@;P=P@@?PAQ@@CQEQ@@GQIQ@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@KQ@@@@@@@@@@@@@@@@@@MQ\
    @@@@@@@@@@@@@@@@@@@@@@@@@@OQ@@QQ@@SQ@@UQ@@WQ@@YQ@@[Q@@]Q@@_Q@@aQ@@cQ@@eQ@@@@gQ@@iQ@@kQ@@@@@@@@@@@@mQoQ@@qQsQ@@uQwQ\
    @@yQ{Q@@}Q\u{7f}Q@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1}Q@@@@\u{3}Q\u{5}Q\u{7}Q\u{9}Q@@@@@@\u{b}Q@@{R|R}\
    R~R\u{7f}R\u{0}R\u{1}R\u{2}R\u{2}R\u{3}R\u{4}R\u{5}R\u{6}R\u{7}R\u{8}R\u{9}R\u{a}R\u{b}R\u{c}R\u{d}R\u{e}R\u{f}R\
    \u{10}R\u{11}R\u{12}R\u{13}R\u{14}R\u{15}R\u{16}R\u{17}R\u{18}R\u{19}R\u{1a}R\u{1b}R\u{1c}R\u{1d}R\u{1e}R\u{1f}R R\
    !R\"R#R$R%R&R'R(R)R*R+R,R-R.R/R0R1R2R3R4R5R6R7R8R9R:R;R<R=R>R?R@SASBSCSDSESFSGSHSISJSKSLSMSNSOSPSQSRSSSTSUS\u{e}RV\
    SWSXSYSZS[S\\S]S^S_S`SaSbScSdSeSfSgShSiSjSkSlSmSnSoSpSqSrSsStSuSvSwSxSySzS{S|S}S~S\u{7f}S\u{0}S\u{1}S\u{2}S\u{3}S\
    \u{4}S\u{5}S\u{6}S\u{7}S\u{8}S\u{9}S\u{a}S\u{b}S\u{c}S\u{d}S\u{e}S\u{f}S\u{10}S\u{11}S\u{12}S\u{13}S\u{14}S\u{15}S\
    \u{16}S\u{17}S\u{18}S\u{19}ShS\u{1a}S\u{1b}S\u{1c}S\u{1d}S\u{1e}S\u{1f}S S!SXS\"S#S$S%S&S'S(S)S*S+S,S-S.S/S0S1S2S3\
    S4S5S\u{e}R6S7S8S9S:S;S<S=S>S?S@TATBTCTDTETFTGTHTITJTKTLTMTNTOTPTZSQTRTSTTTUTVTWTXTYTZT[T\\T]T^T_T`TaTbTcTdTeTfTgT\
    hTiTjTkTlTmTnToTpTqTrTsTtTuTvTwTxTyTzT{T|T}T~T\u{7f}T\u{0}T\u{1}T\u{2}T@@@@\u{3}T@@\u{4}T@@@@\u{5}T\u{6}T\u{7}T\
    \u{8}T\u{9}T\u{a}T\u{b}T\u{c}T\u{d}T\u{e}T@@\u{f}T@@\u{10}T@@@@\u{11}T\u{12}T@@@@@@\u{13}T\u{14}T\u{15}T\u{16}T\
    \u{17}T\u{18}T\u{19}T\u{1a}T\u{1b}T\u{1c}T\u{1d}T\u{1e}T\u{1f}T T!T\"T#T$T%T&T'T(T)T*T+T,T-T.T/T0T1T2T3T4T5T6T7T8T\
    9T:T;T<T=T>T?T\u{f}S@UAUBUCUDUEUEUFUGUHUIUJUKULUMU\u{11}TNUOUPUQURUSU@@@@TUUUVUWUXUYUZU[U\u{1f}T\\U]U^U\u{3}T_U`Ua\
    UbUcUdUeUfUgUhUiUjU(TkU)TlUmUnUoUpU\u{4}T#RqUrUsUiS@TtUuU0TvU1TwUxUyU\u{6}TzU{U|U}U~U\u{7}T\u{7f}U\u{0}U\u{1}U\
    \u{2}U\u{3}U\u{4}U?T\u{5}U\u{6}U\u{f}S\u{7}UCU\u{8}U\u{9}U\u{a}U\u{b}U\u{c}UHU\u{d}U\u{10}T\u{e}UIUVS\u{f}UJU\
    \u{10}ULU\u{11}U\u{12}U\u{13}U\u{14}U\u{15}UNU\u{c}T\u{16}UOU\u{17}UPU\u{18}U\u{2}R\u{19}U\u{1a}U\u{1b}U\u{1c}U\
    \u{1d}U\u{1e}U\u{1f}U U!U\"U#U@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{d}Q@@\u{f}Q@@@@@@@@@@@@@@@@@@@@\u{11}Q\u{13}QZF]F\u{15}Q\
    \u{17}Q\u{19}Q\u{1b}Q\u{1d}Q\u{1f}Q!Q#Q%Q@@'Q)Q+Q-Q/Q@@1Q@@3Q5Q@@7Q9Q@@;Q=Q?QARCRERGRIRKR@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@MR@@OR@@@@@@@@@@@@@@@@@@@@@@@@@@@@QR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@SRUR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@WRYR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@[R]R@@_R@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@aRcR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@eR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@gRiR`FcFfFi\
    FlF@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@kRmRoFrFuFxF@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@$U%U&U'U(U\u{19}T)U*U+U,U\
    \u{1a}T-U.U/U\u{1b}T0U1U2U3U4U5U6U7U8U9U:U;UUU<U=U>U?U@VAVBVCVDVZU\u{1c}T\u{1d}T[UEVFV\\SGV\u{1e}THVIVJVKVKVKVLVMV\
    NVOVPVQVRVSVTVUVVVWVXVYVZV[V\\V]V]V]U^V_V`VaV TbVcVdVuTeVfVgVhViVjVkVlVmVnVoVpVqVrVsVtVuVvVwVxVyVzV{V|V}V~V~V\
    \u{7f}V\u{0}V\u{1}VXS\u{2}V\u{3}V\u{4}V\u{5}V\u{6}V\u{7}V\u{8}V\u{9}V%T\u{a}V\u{b}V\u{c}V\u{d}V\u{e}V\u{f}V\u{10}V\
    \u{11}V\u{12}V\u{13}V\u{14}V\u{15}V\u{16}V\u{17}V\u{18}V\u{19}V\u{1a}V\u{1b}V\u{1c}V\u{1d}V\u{1e}V\"R\u{1f}V V!V!V\
    \"V#V#V$V%V&V'V(V)V*V+V,V-V.V/V0V&T1V2V3V4ViU4V5V(T6V7V8V9V)T\u{7}R:V;V<V=V>V?V@WAWBWCWDWEWFWGWHWIWJWKWLWMWNWOW*TP\
    WQWRWSWTWUW,TVWWWXWYWZW[W\\W]W#RqU^W_W`WaWbWcWdWeW-TfWgWhWiW\u{1c}UjWkWlWmWnWoWpWqWrWsWtWuWvWiSwWxWyWzW{W|W}W~W\
    \u{7f}W\u{0}W\u{1}W.T@T\u{2}W\u{3}W\u{4}W\u{5}W\u{6}W\u{7}W\u{8}W\u{9}WuU\u{a}W\u{b}W\u{c}W\u{d}W\u{e}W\u{f}W\
    \u{10}W\u{11}WvU\u{12}W\u{13}W\u{14}W\u{15}W\u{16}W\u{17}W\u{18}W\u{19}W\u{1a}W\u{1b}W\u{1c}W\u{1d}WxU\u{1e}W\
    \u{1f}W W!W\"W#W$W%W&W'W(W(W)W*WzU+W,W-W.W/W0W1W[S2W3W4W5W6W7W8W\u{0}U9W:W;W<W=W>W>W\u{1}U\u{1e}U?W@XAXBXCX5R\u{3}\
    UDXEX9TFXGX\u{b}THXIX=TJXKXLXMXMXNXOXPXQXRXSXTXUXVXWXX\u{58}YXZX[X\\X]X^X_X`XaXbXcXdXeXfXgXhXCUiXjXkXlXmXnXoXpXqXr\
    XsXtXuXvXwXxX\"VyXzX{X|X}X~X\u{7f}X\u{0}X\u{1}X\u{2}X\u{3}X\u{4}XmS\u{5}X\u{6}X\u{7}X\u{8}X\u{9}X\u{a}XFU\u{b}X\
    \u{c}X\u{d}X\u{e}X\u{f}X\u{10}X\u{11}X\u{12}X\u{13}X\u{14}X\u{15}X\u{16}X\u{17}X\u{18}X\u{19}X\u{1a}X\u{1b}X\u{1c}\
    X\u{1d}X\u{1e}X0R\u{1f}X X!X\"X#X$X\u{a}U%X&X'X(X)X*X+X,X-X.X/X0X1X2X3X4X5X6X7X8X\u{f}U\u{10}U9X:X;X<X=X>X?X@YAYBY\
    CYDYEY\u{11}UFYGYHYIYJYKYLYMYNYOYPYQYRYSYTYUYVYWYXYYYZY[Y\\Y]Y^Y_Y`YaYbYcY\u{17}U\u{17}UdYeYfYgYhYiYjYkYlYmY\u{18}\
    UnYoYpYqYrYsYtYuYvYwYxYyYzY{Y|Y}Y~Y\u{7f}Y\u{0}Y@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@
    """

  /// 3-digit scalars; 0x100000 is added where another follows.
  static let pool: StaticString = """
    qG\u{0}SF\u{0}@F\u{0}\u{5}F@qG\u{0}TF\u{0}@F\u{0}\u{5}F@qG\u{0}SF\u{0}AF\u{0}\u{5}F@qG\u{0}TF\u{0}AF\u{0}\u{5}F@qG\
    \u{0}SF\u{0}\u{2}F\u{0}\u{5}F@qG\u{0}TF\u{0}\u{2}F\u{0}\u{5}F@QG\u{0}SF\u{0}@F\u{0}\u{5}F@QG\u{0}TF\u{0}@F\u{0}\
    \u{5}F@QG\u{0}SF\u{0}AF\u{0}\u{5}F@QG\u{0}TF\u{0}AF\u{0}\u{5}F@QG\u{0}SF\u{0}\u{2}F\u{0}\u{5}F@QG\u{0}TF\u{0}\u{2}\
    F\u{0}\u{5}F@wG\u{0}SF\u{0}@F\u{0}\u{5}F@wG\u{0}TF\u{0}@F\u{0}\u{5}F@wG\u{0}SF\u{0}AF\u{0}\u{5}F@wG\u{0}TF\u{0}AF\
    \u{0}\u{5}F@wG\u{0}SF\u{0}\u{2}F\u{0}\u{5}F@wG\u{0}TF\u{0}\u{2}F\u{0}\u{5}F@WG\u{0}SF\u{0}@F\u{0}\u{5}F@WG\u{0}TF\
    \u{0}@F\u{0}\u{5}F@WG\u{0}SF\u{0}AF\u{0}\u{5}F@WG\u{0}TF\u{0}AF\u{0}\u{5}F@WG\u{0}SF\u{0}\u{2}F\u{0}\u{5}F@WG\u{0}\
    TF\u{0}\u{2}F\u{0}\u{5}F@\u{9}G\u{0}SF\u{0}@F\u{0}\u{5}F@\u{9}G\u{0}TF\u{0}@F\u{0}\u{5}F@\u{9}G\u{0}SF\u{0}AF\u{0}\
    \u{5}F@\u{9}G\u{0}TF\u{0}AF\u{0}\u{5}F@\u{9}G\u{0}SF\u{0}\u{2}F\u{0}\u{5}F@\u{9}G\u{0}TF\u{0}\u{2}F\u{0}\u{5}F@iG\
    \u{0}SF\u{0}@F\u{0}\u{5}F@iG\u{0}TF\u{0}@F\u{0}\u{5}F@iG\u{0}SF\u{0}AF\u{0}\u{5}F@iG\u{0}TF\u{0}AF\u{0}\u{5}F@iG\
    \u{0}SF\u{0}\u{2}F\u{0}\u{5}F@iG\u{0}TF\u{0}\u{2}F\u{0}\u{5}F@\u{15}@\u{0}HF\u{0}DF@5@\u{0}HF\u{0}DF@\u{15}@\u{0}H\
    F\u{0}AF@5@\u{0}HF\u{0}AF@\u{15}@\u{0}HF\u{0}LF@5@\u{0}HF\u{0}LF@\u{15}@\u{0}HF\u{0}@F@5@\u{0}HF\u{0}@F@\u{1}@\
    \u{0}HF\u{0}DF@!@\u{0}HF\u{0}DF@\u{1}@\u{0}GF\u{0}DF@!@\u{0}GF\u{0}DF@\u{f}@\u{0}hF\u{0}DF@/@\u{0}hF\u{0}DF@\u{1}@\
    \u{0}JF\u{0}AF@!@\u{0}JF\u{0}AF@\u{f}@\u{0}HF\u{0}DF@/@\u{0}HF\u{0}DF@\u{f}@\u{0}CF\u{0}DF@/@\u{0}CF\u{0}DF@\u{f}@\
    \u{0}GF\u{0}DF@/@\u{0}GF\u{0}DF@yG\u{0}HF\u{0}AF@\u{5}G\u{0}HF\u{0}AF@\u{6}Y\u{0}\u{2}Y\u{0}\u{15}Y@\u{19}[\u{0}\
    \u{f}[\u{0}\u{a}[@\u{3}@\u{0}gF\u{0}AF@#@\u{0}gF\u{0}AF@\u{5}@\u{0}DF\u{0}@F@%@\u{0}DF\u{0}@F@\u{5}@\u{0}DF\u{0}AF\
    @%@\u{0}DF\u{0}AF@\u{5}@\u{0}gF\u{0}FF@%@\u{0}gF\u{0}FF@\u{9}@\u{0}HF\u{0}AF@)@\u{0}HF\u{0}AF@\u{c}@\u{0}cF\u{0}DF\
    @,@\u{0}cF\u{0}DF@\u{f}@\u{0}CF\u{0}AF@/@\u{0}CF\u{0}AF@\u{f}@\u{0}CF\u{0}HF@/@\u{0}CF\u{0}HF@\u{f}@\u{0}DF\u{0}@F\
    @/@\u{0}DF\u{0}@F@\u{f}@\u{0}DF\u{0}AF@/@\u{0}DF\u{0}AF@\u{12}@\u{0}cF\u{0}DF@2@\u{0}cF\u{0}DF@\u{13}@\u{0}AF\u{0}\
    GF@3@\u{0}AF\u{0}GF@\u{13}@\u{0}LF\u{0}GF@3@\u{0}LF\u{0}GF@\u{13}@\u{0}cF\u{0}GF@3@\u{0}cF\u{0}GF@\u{15}@\u{0}CF\
    \u{0}AF@5@\u{0}CF\u{0}AF@\u{15}@\u{0}DF\u{0}HF@5@\u{0}DF\u{0}HF@\u{1}@\u{0}BF\u{0}AF@!@\u{0}BF\u{0}AF@\u{1}@\u{0}B\
    F\u{0}@F@!@\u{0}BF\u{0}@F@\u{1}@\u{0}BF\u{0}IF@!@\u{0}BF\u{0}IF@\u{1}@\u{0}BF\u{0}CF@!@\u{0}BF\u{0}CF@\u{1}@\u{0}c\
    F\u{0}BF@!@\u{0}cF\u{0}BF@\u{1}@\u{0}FF\u{0}AF@!@\u{0}FF\u{0}AF@\u{1}@\u{0}FF\u{0}@F@!@\u{0}FF\u{0}@F@\u{1}@\u{0}F\
    F\u{0}IF@!@\u{0}FF\u{0}IF@\u{1}@\u{0}FF\u{0}CF@!@\u{0}FF\u{0}CF@\u{1}@\u{0}cF\u{0}FF@!@\u{0}cF\u{0}FF@\u{5}@\u{0}B\
    F\u{0}AF@%@\u{0}BF\u{0}AF@\u{5}@\u{0}BF\u{0}@F@%@\u{0}BF\u{0}@F@\u{5}@\u{0}BF\u{0}IF@%@\u{0}BF\u{0}IF@\u{5}@\u{0}B\
    F\u{0}CF@%@\u{0}BF\u{0}CF@\u{5}@\u{0}cF\u{0}BF@%@\u{0}cF\u{0}BF@\u{f}@\u{0}BF\u{0}AF@/@\u{0}BF\u{0}AF@\u{f}@\u{0}B\
    F\u{0}@F@/@\u{0}BF\u{0}@F@\u{f}@\u{0}BF\u{0}IF@/@\u{0}BF\u{0}IF@\u{f}@\u{0}BF\u{0}CF@/@\u{0}BF\u{0}CF@\u{f}@\u{0}c\
    F\u{0}BF@/@\u{0}cF\u{0}BF@\u{f}@\u{0}[F\u{0}AF@/@\u{0}[F\u{0}AF@\u{f}@\u{0}[F\u{0}@F@/@\u{0}[F\u{0}@F@\u{f}@\u{0}[\
    F\u{0}IF@/@\u{0}[F\u{0}IF@\u{f}@\u{0}[F\u{0}CF@/@\u{0}[F\u{0}CF@\u{f}@\u{0}[F\u{0}cF@/@\u{0}[F\u{0}cF@\u{15}@\u{0}\
    [F\u{0}AF@5@\u{0}[F\u{0}AF@\u{15}@\u{0}[F\u{0}@F@5@\u{0}[F\u{0}@F@\u{15}@\u{0}[F\u{0}IF@5@\u{0}[F\u{0}IF@\u{15}@\
    \u{0}[F\u{0}CF@5@\u{0}[F\u{0}CF@\u{15}@\u{0}[F\u{0}cF@5@\u{0}[F\u{0}cF@qG\u{0}SF\u{0}@F@qG\u{0}TF\u{0}@F@qG\u{0}SF\
    \u{0}AF@qG\u{0}TF\u{0}AF@qG\u{0}SF\u{0}\u{2}F@qG\u{0}TF\u{0}\u{2}F@QG\u{0}SF\u{0}@F@QG\u{0}TF\u{0}@F@QG\u{0}SF\
    \u{0}AF@QG\u{0}TF\u{0}AF@QG\u{0}SF\u{0}\u{2}F@QG\u{0}TF\u{0}\u{2}F@uG\u{0}SF\u{0}@F@uG\u{0}TF\u{0}@F@uG\u{0}SF\
    \u{0}AF@uG\u{0}TF\u{0}AF@UG\u{0}SF\u{0}@F@UG\u{0}TF\u{0}@F@UG\u{0}SF\u{0}AF@UG\u{0}TF\u{0}AF@wG\u{0}SF\u{0}@F@wG\
    \u{0}TF\u{0}@F@wG\u{0}SF\u{0}AF@wG\u{0}TF\u{0}AF@wG\u{0}SF\u{0}\u{2}F@wG\u{0}TF\u{0}\u{2}F@WG\u{0}SF\u{0}@F@WG\
    \u{0}TF\u{0}@F@WG\u{0}SF\u{0}AF@WG\u{0}TF\u{0}AF@WG\u{0}SF\u{0}\u{2}F@WG\u{0}TF\u{0}\u{2}F@yG\u{0}SF\u{0}@F@yG\
    \u{0}TF\u{0}@F@yG\u{0}SF\u{0}AF@yG\u{0}TF\u{0}AF@yG\u{0}SF\u{0}\u{2}F@yG\u{0}TF\u{0}\u{2}F@YG\u{0}SF\u{0}@F@YG\
    \u{0}TF\u{0}@F@YG\u{0}SF\u{0}AF@YG\u{0}TF\u{0}AF@YG\u{0}SF\u{0}\u{2}F@YG\u{0}TF\u{0}\u{2}F@\u{7f}G\u{0}SF\u{0}@F@\
    \u{7f}G\u{0}TF\u{0}@F@\u{7f}G\u{0}SF\u{0}AF@\u{7f}G\u{0}TF\u{0}AF@_G\u{0}SF\u{0}@F@_G\u{0}TF\u{0}@F@_G\u{0}SF\u{0}\
    AF@_G\u{0}TF\u{0}AF@\u{5}G\u{0}SF\u{0}@F@\u{5}G\u{0}TF\u{0}@F@\u{5}G\u{0}SF\u{0}AF@\u{5}G\u{0}TF\u{0}AF@\u{5}G\
    \u{0}SF\u{0}\u{2}F@\u{5}G\u{0}TF\u{0}\u{2}F@eG\u{0}TF\u{0}@F@eG\u{0}TF\u{0}AF@eG\u{0}TF\u{0}\u{2}F@\u{9}G\u{0}SF\
    \u{0}@F@\u{9}G\u{0}TF\u{0}@F@\u{9}G\u{0}SF\u{0}AF@\u{9}G\u{0}TF\u{0}AF@\u{9}G\u{0}SF\u{0}\u{2}F@\u{9}G\u{0}TF\u{0}\
    \u{2}F@iG\u{0}SF\u{0}@F@iG\u{0}TF\u{0}@F@iG\u{0}SF\u{0}AF@iG\u{0}TF\u{0}AF@iG\u{0}SF\u{0}\u{2}F@iG\u{0}TF\u{0}\
    \u{2}F@qG\u{0}SF\u{0}\u{5}F@qG\u{0}TF\u{0}\u{5}F@QG\u{0}SF\u{0}\u{5}F@QG\u{0}TF\u{0}\u{5}F@wG\u{0}SF\u{0}\u{5}F@wG\
    \u{0}TF\u{0}\u{5}F@WG\u{0}SF\u{0}\u{5}F@WG\u{0}TF\u{0}\u{5}F@\u{9}G\u{0}SF\u{0}\u{5}F@\u{9}G\u{0}TF\u{0}\u{5}F@iG\
    \u{0}SF\u{0}\u{5}F@iG\u{0}TF\u{0}\u{5}F@qG\u{0}@F\u{0}\u{5}F@qG\u{0}AF\u{0}\u{5}F@qG\u{0}\u{2}F\u{0}\u{5}F@wG\u{0}\
    @F\u{0}\u{5}F@wG\u{0}AF\u{0}\u{5}F@wG\u{0}\u{2}F\u{0}\u{5}F@yG\u{0}HF\u{0}@F@yG\u{0}HF\u{0}\u{2}F@\u{5}G\u{0}HF\
    \u{0}@F@\u{5}G\u{0}HF\u{0}\u{2}F@\u{9}G\u{0}@F\u{0}\u{5}F@\u{9}G\u{0}AF\u{0}\u{5}F@\u{9}G\u{0}\u{2}F\u{0}\u{5}F@)K\
    \u{0}|K\u{0}\u{1}K@)K\u{0}|K\u{0}\u{2}K@\u{18}b\u{7}%b\u{7}.bG\u{18}b\u{7}%b\u{7}/bG\u{18}b\u{7}%b\u{7}0bG\u{18}b\
    \u{7}%b\u{7}1bG\u{18}b\u{7}%b\u{7}2bGyc\u{7}%b\u{7}.bGzc\u{7}%b\u{7}.bGyc\u{7}%b\u{7}/bGzc\u{7}%b\u{7}/bG\u{1}@\
    \u{0}@F@\u{1}@\u{0}AF@\u{1}@\u{0}BF@\u{1}@\u{0}CF@\u{1}@\u{0}HF@\u{1}@\u{0}JF@\u{3}@\u{0}gF@\u{5}@\u{0}@F@\u{5}@\
    \u{0}AF@\u{5}@\u{0}BF@\u{5}@\u{0}HF@\u{9}@\u{0}@F@\u{9}@\u{0}AF@\u{9}@\u{0}BF@\u{9}@\u{0}HF@\u{e}@\u{0}CF@\u{f}@\
    \u{0}@F@\u{f}@\u{0}AF@\u{f}@\u{0}BF@\u{f}@\u{0}CF@\u{f}@\u{0}HF@\u{15}@\u{0}@F@\u{15}@\u{0}AF@\u{15}@\u{0}BF@\
    \u{15}@\u{0}HF@\u{19}@\u{0}AF@!@\u{0}@F@!@\u{0}AF@!@\u{0}BF@!@\u{0}CF@!@\u{0}HF@!@\u{0}JF@#@\u{0}gF@%@\u{0}@F@%@\
    \u{0}AF@%@\u{0}BF@%@\u{0}HF@)@\u{0}@F@)@\u{0}AF@)@\u{0}BF@)@\u{0}HF@.@\u{0}CF@/@\u{0}@F@/@\u{0}AF@/@\u{0}BF@/@\
    \u{0}CF@/@\u{0}HF@5@\u{0}@F@5@\u{0}AF@5@\u{0}BF@5@\u{0}HF@9@\u{0}AF@9@\u{0}HF@\u{1}@\u{0}DF@!@\u{0}DF@\u{1}@\u{0}F\
    F@!@\u{0}FF@\u{1}@\u{0}hF@!@\u{0}hF@\u{3}@\u{0}AF@#@\u{0}AF@\u{3}@\u{0}BF@#@\u{0}BF@\u{3}@\u{0}GF@#@\u{0}GF@\u{3}@\
    \u{0}LF@#@\u{0}LF@\u{4}@\u{0}LF@$@\u{0}LF@\u{5}@\u{0}DF@%@\u{0}DF@\u{5}@\u{0}FF@%@\u{0}FF@\u{5}@\u{0}GF@%@\u{0}GF@\
    \u{5}@\u{0}hF@%@\u{0}hF@\u{5}@\u{0}LF@%@\u{0}LF@\u{7}@\u{0}BF@'@\u{0}BF@\u{7}@\u{0}FF@'@\u{0}FF@\u{7}@\u{0}GF@'@\
    \u{0}GF@\u{7}@\u{0}gF@'@\u{0}gF@\u{8}@\u{0}BF@(@\u{0}BF@\u{9}@\u{0}CF@)@\u{0}CF@\u{9}@\u{0}DF@)@\u{0}DF@\u{9}@\
    \u{0}FF@)@\u{0}FF@\u{9}@\u{0}hF@)@\u{0}hF@\u{9}@\u{0}GF@\u{a}@\u{0}BF@*@\u{0}BF@\u{b}@\u{0}gF@+@\u{0}gF@\u{c}@\
    \u{0}AF@,@\u{0}AF@\u{c}@\u{0}gF@,@\u{0}gF@\u{c}@\u{0}LF@,@\u{0}LF@\u{e}@\u{0}AF@.@\u{0}AF@\u{e}@\u{0}gF@.@\u{0}gF@\
    \u{e}@\u{0}LF@.@\u{0}LF@\u{f}@\u{0}DF@/@\u{0}DF@\u{f}@\u{0}FF@/@\u{0}FF@\u{f}@\u{0}KF@/@\u{0}KF@\u{12}@\u{0}AF@2@\
    \u{0}AF@\u{12}@\u{0}gF@2@\u{0}gF@\u{12}@\u{0}LF@2@\u{0}LF@\u{13}@\u{0}AF@3@\u{0}AF@\u{13}@\u{0}BF@3@\u{0}BF@\u{13}\
    @\u{0}gF@3@\u{0}gF@\u{13}@\u{0}LF@3@\u{0}LF@\u{14}@\u{0}gF@4@\u{0}gF@\u{14}@\u{0}LF@4@\u{0}LF@\u{15}@\u{0}CF@5@\
    \u{0}CF@\u{15}@\u{0}DF@5@\u{0}DF@\u{15}@\u{0}FF@5@\u{0}FF@\u{15}@\u{0}JF@5@\u{0}JF@\u{15}@\u{0}KF@5@\u{0}KF@\u{15}\
    @\u{0}hF@5@\u{0}hF@\u{17}@\u{0}BF@7@\u{0}BF@\u{19}@\u{0}BF@9@\u{0}BF@\u{19}@\u{0}HF@\u{1a}@\u{0}AF@:@\u{0}AF@\
    \u{1a}@\u{0}GF@:@\u{0}GF@\u{1a}@\u{0}LF@:@\u{0}LF@\u{f}@\u{0}[F@/@\u{0}[F@\u{15}@\u{0}[F@5@\u{0}[F@\u{1}@\u{0}LF@!\
    @\u{0}LF@\u{9}@\u{0}LF@)@\u{0}LF@\u{f}@\u{0}LF@/@\u{0}LF@\u{15}@\u{0}LF@5@\u{0}LF@\u{6}A\u{0}DF@&A\u{0}DF@\u{7}@\
    \u{0}LF@'@\u{0}LF@\u{b}@\u{0}LF@+@\u{0}LF@\u{f}@\u{0}hF@/@\u{0}hF@wC\u{0}LF@RE\u{0}LF@*@\u{0}LF@\u{7}@\u{0}AF@'@\
    \u{0}AF@\u{e}@\u{0}@F@.@\u{0}@F@\u{6}A\u{0}AF@&A\u{0}AF@\u{18}A\u{0}AF@8A\u{0}AF@\u{1}@\u{0}OF@!@\u{0}OF@\u{1}@\
    \u{0}QF@!@\u{0}QF@\u{5}@\u{0}OF@%@\u{0}OF@\u{5}@\u{0}QF@%@\u{0}QF@\u{9}@\u{0}OF@)@\u{0}OF@\u{9}@\u{0}QF@)@\u{0}QF@\
    \u{f}@\u{0}OF@/@\u{0}OF@\u{f}@\u{0}QF@/@\u{0}QF@\u{12}@\u{0}OF@2@\u{0}OF@\u{12}@\u{0}QF@2@\u{0}QF@\u{15}@\u{0}OF@5\
    @\u{0}OF@\u{15}@\u{0}QF@5@\u{0}QF@\u{13}@\u{0}fF@3@\u{0}fF@\u{14}@\u{0}fF@4@\u{0}fF@\u{8}@\u{0}LF@(@\u{0}LF@\u{1}@\
    \u{0}GF@!@\u{0}GF@\u{5}@\u{0}gF@%@\u{0}gF@\u{f}@\u{0}GF@/@\u{0}GF@\u{19}@\u{0}DF@9@\u{0}DF@hA\u{0}AF@QG\u{0}AF@UG\
    \u{0}AF@WG\u{0}AF@YG\u{0}AF@_G\u{0}AF@eG\u{0}AF@iG\u{0}AF@YG\u{0}HF@eG\u{0}HF@qG\u{0}AF@uG\u{0}AF@wG\u{0}AF@yG\
    \u{0}AF@yG\u{0}HF@\u{5}G\u{0}HF@\u{7f}G\u{0}AF@\u{5}G\u{0}AF@\u{9}G\u{0}AF@\u{12}G\u{0}AF@\u{12}G\u{0}HF@UH\u{0}@F\
    @UH\u{0}HF@SH\u{0}AF@FH\u{0}HF@ZH\u{0}AF@XH\u{0}@F@cH\u{0}FF@XH\u{0}FF@xH\u{0}FF@uH\u{0}@F@uH\u{0}HF@sH\u{0}AF@\
    \u{16}H\u{0}HF@zH\u{0}AF@xH\u{0}@F@\u{3}H\u{0}FF@4H\u{0}OF@5H\u{0}OF@VH\u{0}FF@vH\u{0}FF@PH\u{0}FF@pH\u{0}FF@PH\
    \u{0}HF@pH\u{0}HF@UH\u{0}FF@uH\u{0}FF@\u{18}I\u{0}HF@\u{19}I\u{0}HF@VH\u{0}HF@vH\u{0}HF@WH\u{0}HF@wH\u{0}HF@XH\
    \u{0}DF@xH\u{0}DF@XH\u{0}HF@xH\u{0}HF@^H\u{0}HF@~H\u{0}HF@(I\u{0}HF@)I\u{0}HF@mH\u{0}HF@\u{d}H\u{0}HF@cH\u{0}DF@\
    \u{3}H\u{0}DF@cH\u{0}HF@\u{3}H\u{0}HF@cH\u{0}KF@\u{3}H\u{0}KF@gH\u{0}HF@\u{7}H\u{0}HF@kH\u{0}HF@\u{b}H\u{0}HF@gL\
    \u{0}\u{13}L@gL\u{0}\u{14}L@\u{8}L\u{0}\u{14}L@gL\u{0}\u{15}L@\u{a}L\u{0}\u{14}L@\u{15}M\u{0}\u{14}L@\u{1}M\u{0}\
    \u{14}L@\u{12}M\u{0}\u{14}L@hR\u{0}|R@pR\u{0}|R@sR\u{0}|R@UR\u{0}|R@VR\u{0}|R@WR\u{0}|R@\\R\u{0}|R@aR\u{0}|R@bR\
    \u{0}|R@kR\u{0}|R@oR\u{0}|R@\u{7}S\u{0}~S@\u{7}S\u{0}\u{17}S@aS\u{0}|S@bS\u{0}|S@oS\u{0}|S@rT\u{0}|T@xT\u{0}|T@VT\
    \u{0}|T@WT\u{0}|T@\\T\u{0}|T@kT\u{0}|T@\u{7}V\u{0}\u{16}V@\u{7}V\u{0}~V@\u{7}V\u{0}\u{17}V@aV\u{0}|V@bV\u{0}|V@RW\
    \u{0}\u{17}W@\u{6}W\u{0}~W@\u{7}W\u{0}~W@\u{6}W\u{0}\u{17}W@\u{6}X\u{0}\u{16}X@\u{7f}Y\u{0}\u{15}Y@\u{6}Y\u{0}\
    \u{15}Y@\u{6}Y\u{0}\u{16}Y@\u{6}Y\u{0}\u{2}Y@\u{6}Z\u{0}~Z@\u{7}Z\u{0}~Z@\u{6}Z\u{0}\u{17}Z@\u{19}[\u{0}\u{a}[@\
    \u{19}[\u{0}\u{f}[@\u{19}[\u{0}\u{1f}[@\u{2}^\u{0}w_@\u{c}^\u{0}w_@\u{11}^\u{0}w_@\u{16}^\u{0}w_@\u{1b}^\u{0}w_@\
    \u{0}^\u{0}u_@1^\u{0}2^@1^\u{0}4^@r_\u{0}@_@s_\u{0}@_@1^\u{0}@_@R_\u{0}w_@\\_\u{0}w_@a_\u{0}w_@f_\u{0}w_@k_\u{0}w_\
    @P_\u{0}u_@e`\u{0}n`@Ev\u{0}uv@Gv\u{0}uv@Iv\u{0}uv@Kv\u{0}uv@Mv\u{0}uv@Qv\u{0}uv@zv\u{0}uv@|v\u{0}uv@~v\u{0}uv@\
    \u{7f}v\u{0}uv@\u{2}v\u{0}uv@\u{1}@\u{0}eF@!@\u{0}eF@\u{2}@\u{0}GF@\"@\u{0}GF@\u{2}@\u{0}cF@\"@\u{0}cF@\u{2}@\u{0}\
    qF@\"@\u{0}qF@\u{4}@\u{0}GF@$@\u{0}GF@\u{4}@\u{0}cF@$@\u{0}cF@\u{4}@\u{0}qF@$@\u{0}qF@\u{4}@\u{0}gF@$@\u{0}gF@\
    \u{4}@\u{0}mF@$@\u{0}mF@\u{5}@\u{0}mF@%@\u{0}mF@\u{5}@\u{0}pF@%@\u{0}pF@\u{6}@\u{0}GF@&@\u{0}GF@\u{7}@\u{0}DF@'@\
    \u{0}DF@\u{8}@\u{0}GF@(@\u{0}GF@\u{8}@\u{0}cF@(@\u{0}cF@\u{8}@\u{0}HF@(@\u{0}HF@\u{8}@\u{0}gF@(@\u{0}gF@\u{8}@\
    \u{0}nF@(@\u{0}nF@\u{9}@\u{0}pF@)@\u{0}pF@\u{b}@\u{0}AF@+@\u{0}AF@\u{b}@\u{0}cF@+@\u{0}cF@\u{b}@\u{0}qF@+@\u{0}qF@\
    \u{c}@\u{0}cF@,@\u{0}cF@\u{c}@\u{0}qF@,@\u{0}qF@\u{c}@\u{0}mF@,@\u{0}mF@\u{d}@\u{0}AF@-@\u{0}AF@\u{d}@\u{0}GF@-@\
    \u{0}GF@\u{d}@\u{0}cF@-@\u{0}cF@\u{e}@\u{0}GF@.@\u{0}GF@\u{e}@\u{0}cF@.@\u{0}cF@\u{e}@\u{0}qF@.@\u{0}qF@\u{e}@\
    \u{0}mF@.@\u{0}mF@\u{10}@\u{0}AF@0@\u{0}AF@\u{10}@\u{0}GF@0@\u{0}GF@\u{12}@\u{0}GF@2@\u{0}GF@\u{12}@\u{0}cF@2@\
    \u{0}cF@\u{12}@\u{0}qF@2@\u{0}qF@\u{13}@\u{0}GF@3@\u{0}GF@\u{13}@\u{0}cF@3@\u{0}cF@\u{14}@\u{0}GF@4@\u{0}GF@\u{14}\
    @\u{0}cF@4@\u{0}cF@\u{14}@\u{0}qF@4@\u{0}qF@\u{14}@\u{0}mF@4@\u{0}mF@\u{15}@\u{0}dF@5@\u{0}dF@\u{15}@\u{0}pF@5@\
    \u{0}pF@\u{15}@\u{0}mF@5@\u{0}mF@\u{16}@\u{0}CF@6@\u{0}CF@\u{16}@\u{0}cF@6@\u{0}cF@\u{17}@\u{0}@F@7@\u{0}@F@\u{17}\
    @\u{0}AF@7@\u{0}AF@\u{17}@\u{0}HF@7@\u{0}HF@\u{17}@\u{0}GF@7@\u{0}GF@\u{17}@\u{0}cF@7@\u{0}cF@\u{18}@\u{0}GF@8@\
    \u{0}GF@\u{18}@\u{0}HF@8@\u{0}HF@\u{19}@\u{0}GF@9@\u{0}GF@\u{1a}@\u{0}BF@:@\u{0}BF@\u{1a}@\u{0}cF@:@\u{0}cF@\u{1a}\
    @\u{0}qF@:@\u{0}qF@(@\u{0}qF@4@\u{0}HF@7@\u{0}JF@9@\u{0}JF@?B\u{0}GF@\u{1}@\u{0}cF@!@\u{0}cF@\u{1}@\u{0}IF@!@\u{0}\
    IF@\u{5}@\u{0}cF@%@\u{0}cF@\u{5}@\u{0}IF@%@\u{0}IF@\u{5}@\u{0}CF@%@\u{0}CF@\u{9}@\u{0}IF@)@\u{0}IF@\u{9}@\u{0}cF@)\
    @\u{0}cF@\u{f}@\u{0}cF@/@\u{0}cF@\u{f}@\u{0}IF@/@\u{0}IF@\u{15}@\u{0}cF@5@\u{0}cF@\u{15}@\u{0}IF@5@\u{0}IF@\u{19}@\
    \u{0}@F@9@\u{0}@F@\u{19}@\u{0}cF@9@\u{0}cF@\u{19}@\u{0}IF@9@\u{0}IF@\u{19}@\u{0}CF@9@\u{0}CF@qG\u{0}SF@qG\u{0}TF@Q\
    G\u{0}SF@QG\u{0}TF@uG\u{0}SF@uG\u{0}TF@UG\u{0}SF@UG\u{0}TF@wG\u{0}SF@wG\u{0}TF@WG\u{0}SF@WG\u{0}TF@yG\u{0}SF@yG\
    \u{0}TF@YG\u{0}SF@YG\u{0}TF@\u{7f}G\u{0}SF@\u{7f}G\u{0}TF@_G\u{0}SF@_G\u{0}TF@\u{5}G\u{0}SF@\u{5}G\u{0}TF@eG\u{0}T\
    F@\u{9}G\u{0}SF@\u{9}G\u{0}TF@iG\u{0}SF@iG\u{0}TF@qG\u{0}@F@uG\u{0}@F@wG\u{0}@F@yG\u{0}@F@\u{7f}G\u{0}@F@\u{5}G\
    \u{0}@F@\u{9}G\u{0}@F@qG\u{0}FF@qG\u{0}DF@qG\u{0}\u{5}F@qG\u{0}\u{2}F@QG\u{0}FF@QG\u{0}DF@QG\u{0}@F@QG\u{0}\u{5}F@\
    hA\u{0}\u{2}F@wG\u{0}\u{5}F@wG\u{0}\u{2}F@UG\u{0}@F@WG\u{0}@F@WG\u{0}\u{5}F@\u{7f}\u{7f}\u{0}@F@\u{7f}\u{7f}\u{0}A\
    F@\u{7f}\u{7f}\u{0}\u{2}F@yG\u{0}FF@yG\u{0}DF@yG\u{0}\u{2}F@YG\u{0}FF@YG\u{0}DF@YG\u{0}@F@>\u{7f}\u{0}@F@>\u{7f}\
    \u{0}AF@>\u{7f}\u{0}\u{2}F@\u{5}G\u{0}FF@\u{5}G\u{0}DF@\u{1}G\u{0}SF@\u{1}G\u{0}TF@\u{5}G\u{0}\u{2}F@eG\u{0}FF@eG\
    \u{0}DF@eG\u{0}@F@aG\u{0}TF@hA\u{0}@F@\u{9}G\u{0}\u{5}F@\u{9}G\u{0}\u{2}F@_G\u{0}@F@iG\u{0}@F@iG\u{0}\u{5}F@P\u{3}\
    \u{0}xF@R\u{3}\u{0}xF@T\u{3}\u{0}xF@\u{10}\u{3}\u{0}xF@\u{14}\u{3}\u{0}xF@\u{12}\u{3}\u{0}xF@C\u{4}\u{0}xF@H\u{4}\
    \u{0}xF@K\u{4}\u{0}xF@c\u{4}\u{0}xF@e\u{4}\u{0}xF@|\u{4}\u{0}xF@\u{3}\u{4}\u{0}xF@\u{5}\u{4}\u{0}xF@\u{8}\u{4}\
    \u{0}xF@}@\u{0}xF@!\u{4}\u{0}xF@\u{d}\u{4}\u{0}xF@|@\u{0}xF@~@\u{0}xF@$\u{4}\u{0}xF@%\u{4}\u{0}xF@2\u{4}\u{0}xF@3\
    \u{4}\u{0}xF@6\u{4}\u{0}xF@7\u{4}\u{0}xF@:\u{4}\u{0}xF@;\u{4}\u{0}xF@B\u{5}\u{0}xF@C\u{5}\u{0}xF@F\u{5}\u{0}xF@G\
    \u{5}\u{0}xF@b\u{5}\u{0}xF@h\u{5}\u{0}xF@i\u{5}\u{0}xF@k\u{5}\u{0}xF@<\u{4}\u{0}xF@=\u{4}\u{0}xF@Q\u{5}\u{0}xF@R\
    \u{5}\u{0}xF@r\u{5}\u{0}xF@s\u{5}\u{0}xF@t\u{5}\u{0}xF@u\u{5}\u{0}xF@\u{1d}\u{15}\u{0}xF@\u{b} \u{0}Y!@\u{d} \u{0}\
    Y!@\u{f} \u{0}Y!@\u{11} \u{0}Y!@\u{13} \u{0}Y!@\u{15} \u{0}Y!@\u{17} \u{0}Y!@\u{19} \u{0}Y!@\u{1b} \u{0}Y!@\u{1d} \
    \u{0}Y!@\u{1f} \u{0}Y!@! \u{0}Y!@$ \u{0}Y!@& \u{0}Y!@( \u{0}Y!@/ \u{0}Y!@/ \u{0}Z!@2 \u{0}Y!@2 \u{0}Z!@5 \u{0}Y!@5\
     \u{0}Z!@8 \u{0}Y!@8 \u{0}Z!@; \u{0}Y!@; \u{0}Z!@\u{6} \u{0}Y!@]!\u{0}Y!@k!\u{0}Y!@m!\u{0}Y!@o!\u{0}Y!@q!\u{0}Y!@s\
    !\u{0}Y!@u!\u{0}Y!@w!\u{0}Y!@y!\u{0}Y!@{!\u{0}Y!@}!\u{0}Y!@\u{7f}!\u{0}Y!@\u{1}!\u{0}Y!@\u{4}!\u{0}Y!@\u{6}!\u{0}Y\
    !@\u{8}!\u{0}Y!@\u{f}!\u{0}Y!@\u{f}!\u{0}Z!@\u{12}!\u{0}Y!@\u{12}!\u{0}Z!@\u{15}!\u{0}Y!@\u{15}!\u{0}Z!@\u{18}!\
    \u{0}Y!@\u{18}!\u{0}Z!@\u{1b}!\u{0}Y!@\u{1b}!\u{0}Z!@f!\u{0}Y!@/!\u{0}Y!@0!\u{0}Y!@1!\u{0}Y!@2!\u{0}Y!@=!\u{0}Y!@\
    \u{19}K\u{0}tK@2K\u{0}wK@)K\u{0}\u{1}K@)K\u{0}\u{2}K@\u{10}K\u{0}wK@\u{10}K\u{0}xK@\u{10}K\u{0}|K@\u{11}K\u{0}|K@\
    \u{12}K\u{0}|K@\u{13}K\u{0}|K@\u{14}K\u{0}|K@\u{15}K\u{0}|K@\u{16}K\u{0}|K@\u{18}K\u{0}|K@\u{19}K\u{0}|K@\u{1a}K\
    \u{0}|K@\u{1b}K\u{0}|K@\u{1c}K\u{0}|K@\u{1e}K\u{0}|K@ K\u{0}|K@!K\u{0}|K@#K\u{0}|K@$K\u{0}|K@&K\u{0}|K@'K\u{0}|K@(\
    K\u{0}|K@)K\u{0}|K@*K\u{0}|K@\u{15}K\u{0}yK@\u{11}K\u{0}\u{7f}K@\u{1b}K\u{0}\u{7f}K@$K\u{0}\u{7f}K@Ya\u{4}zaD[a\
    \u{4}zaDea\u{4}zaDqb\u{4}gbDrb\u{4}gbD\u{7}f\u{4}~fD\u{7}f\u{4}\u{17}fDyi\u{4}ziDyi\u{4}piDyi\u{4}}iDxk\u{4}okDyk\
    \u{4}okDur\u{4}prD\u{17}b\u{7}%bG\u{18}b\u{7}%bGyc\u{7}%bGzc\u{7}%bGyE@{@@wA@yG@ @@tA@B\u{0}@C\u{0}@iG@\u{b}@@H @I\
     @\u{8}XB4\u{d}A\u{a}]B\u{8}YB\u{11}\u{1d}Ar\\A%gA\\\u{7f}B\u{11}rA\u{11}cBGkA\u{8}rA6\u{3}A),AE?A\u{7f}LBzOB8QBOa\
    BB\u{14}A[\u{1a}A\u{19}!A\u{1e}'A}HB*bB1sBB]A5fAD\u{16}A[$AmLB^|B\u{10}zA+\u{1f}A\u{d}KB$RB\u{9}\u{5}A\u{18}CB_PB\
    \u{a}}AW\u{e}A*\u{1a}A<%A\u{e}aBF_AwcA\u{1e}eA\u{4}\u{9}A\u{13}\u{15}AP$A'-AA@BFLB\u{1c}LB/[BrnB/vB:{BL1A?2A`;A\
    \u{9}GBDfB?|B\u{16}UB\u{1f}qAD~A 8A>@B\"$A\u{a}1A\u{2}YB7mB\u{18}qA\"xAS\u{14}A\u{1a}\u{1b}AO\u{1e}Ao:Aw<A\u{b}lB\
    \u{12}eAKAB\u{1c}cA\u{c}cA\\4A~;A1GB5lB@WB\u{f}\u{5}A>UBy\\A'wAR\u{0}AG'A0*AWfA;1A\u{7f}_Ai\u{7f}AM\\A\u{c}\u{19}A\
    8\u{a}Ab:A\u{3}gA\u{1e}pAA.A\u{9}HBjUBz\u{17}Ap_BH\u{19}A>\u{5}A%EB`\u{7}A%*An]A)bA\u{9}cAA\u{11}A'9A/DB\u{12}UB\
    \u{f}cB5eA\u{2}hA3rA,}A\u{5}\u{b}A>\u{1f}Aj2AmkB*tBW}B\u{e}}B[eA\u{6}\u{d}A7\u{16}A\"^B4|AP\u{3}A@\u{4}AZ\u{9}Ac\
    \u{1e}A\u{9}\"AI)A\u{a}3A4;A/@Bf^B.IBc`B\u{a}fBWdAceA}iA\u{8}!A\u{2}QB\u{9}}A5\u{7f}A;\u{6}An\u{17}A~8A5&A$]A9mAz{\
    A\\\u{0}Ar'A)(AZ?A\u{6}@BtdB6mB\u{8}nBXpBK_An3AtcBxmB!\u{1}AF]A\u{1a}aA.wA\u{7f}xAY\u{b}A\u{e}#A\u{2},A<IB<`BM\
    \u{7f}BH\u{d}AnlBIeA;\u{e}A3\u{f}A\u{1}\u{1a}A\\\u{1d}AI(A\u{19}*A+0AP:A\u{1e}pB-bAn\u{4}A8lBk`AYzA*\u{1b}Aj^BK\
    \u{7f}A\u{4}\u{2}AW\u{10}AFmBidAOhA%xAS\u{c}A\u{e}\u{e}Ah\u{11}A%\u{19}AF(A\"+A9>A\u{f}QB!QB\u{c}cB\"mB\u{7f}fAz\
    \u{1d}A]hA\u{10}#AX)A:KBcmB\u{17}xB_}BW\u{f}A\u{b}\u{1b}A(CB\u{b}5A`6AR9A\u{0}%AY!A\u{18}VB\u{0}]AvFBzdAGdAf}A\
    \u{13}\u{5}A\u{16}9AEwA^\u{1a}At\u{d}A{^B\u{c}PB\u{d}lBKSB\u{13}}A\u{0}bA\u{0}kA\u{1a}pA4\u{c}A\u{1e}cAj&A\u{a}-A|\
    2A\u{1e}2A%2AO3A\u{16}nB~9A}?ARLB8UBx`B=aB/qB<qBhrBt{B\u{1e}aBwmBn_A'aA\u{d}bA\u{9}eA$eA\u{11}fA]kAFlA(lA\u{0}pAhq\
    A$xA.xAT\u{1}A(\u{2}AN\u{3}A2\u{3}A\u{f}\u{a}A\"\u{b}AQ\u{d}AE\u{11}A7\u{1a}AZ\u{1c}Ab\u{1e}A.\"Ak$Ab(AQ1A~2A\u{9}\
    2A\u{8}2A\u{10}2A\u{16}2A\u{1d}2AM3AN3A\u{0}4AA5A\u{0}7AI<A\u{1}<A2>AE@B-CB9DB\u{17}HBPRBVSBAVByVB\u{13}YBHZBv_B#m\
    B?oB{pB5\u{0}A.EIXDBf\\AucA(bA@_A\u{5}bA@cA\u{7}eA:eA\u{15}jAYkA\"kAsqA\u{4}rA\u{14}rA\"tAhvA\u{12}}A\u{19}}A)~Am\
    \u{7f}A\u{18}\u{1}A\u{e}\u{2}AH\u{2}A \u{2}At\u{4}A\u{4}\u{7}A\\\u{8}A\u{12}\u{8}A\u{16}\u{a}A[\u{e}A\u{16}\u{e}A9\
    \u{16}A\u{1b}\u{1d}A\u{b}\u{1d}A^ Ag/Au$Ao%A1(AF*A{*A],A_,A\u{1b}-A4-A\u{a}.A\u{0}.A\u{c}1Aq5A;8A\u{1b}:A~>A\u{12}\
    FB/GB9NB\u{1}RBFSB\u{7f}UB\u{b}UB-UBJWBx^B2`BYcB6dB<lB\u{1b}oBKpBRvB\u{a}\u{10}H\u{4}\u{10}H\u{15}'H]7@X@Ay@A\u{9}\
    dI\u{10}yI\u{13}=I\u{3}~BN\u{7f}B}\\Ax\\A\u{1}\\AbBH ^A{_AB`A:`AYaA\u{f}aA^)@zLH\u{14}bA$bA7bA\\JHy)@'bAMcA\u{b}JH\
    WcAdcA\u{c}]AlcA\u{1f}cJ5cACdA\u{1f})@{dA\u{6}dA2dA7dAU*@EfAFfA\u{9}fA\u{1a}fA3fA=fA?fAlTH0 A\u{a}gA\u{1f}gA#VH+gA\
    1gAFhA^iAxhA\u{8}hA(hAbiA6iAPjA\u{13}jA#jADkAkkAskA\u{2}kAVnAWnA\u{11}lA4lA.qA\u{e}oA4oAMpAKoArpAqpAlqA$iH2qA7qAFr\
    AZrAbrA\"rAhmH*mH,sA[tAgtA\u{18}sA&tA.-@<-@HvA~vA\u{8}sH\u{3}wA\u{18}wA3wAXvH?wAFxA\u{13}~AbxAA/@ xA\u{0}yAMyA${H\
    \u{3}zA&{H.zA+zA<zA!{A\"{Ao0@={Ah|A}|A)|A\"0@C\u{3}H<0@p}As}Av}AR\u{7}J>}Aq\u{6}HADBb~A\u{7}1@x%H\u{1a}\u{3}I\"~A+\
    ~A#1@Z\u{7f}A\u{d}\u{7f}A\u{17}\u{7f}A9\u{7f}AA\u{1}Az2@\\2@\u{14}\u{d}H\u{7}\u{1}A\u{8}\u{2}A\u{c}\u{2}A:\u{2}Ar\
    \u{3}Ad\u{3}Ao\u{3}A\u{1e}\u{3}AP\u{4}A[\u{4}A\u{1d}\u{4}Aq\u{5}A\u{14}\u{5}A\u{10}\u{6}AL\u{16}H}\u{6}A<\u{5}A(\
    \u{6}AC\u{7}A$\u{7}A1\u{17}Hb\u{8}A\u{5}\u{7}Ai\u{7}An4@)\u{8}A>\u{8}A]\u{9}A7\u{8}A,4@,\u{a}AJ H#\u{b}A8\u{d}A\
    \u{9}\u{c}AY6@H6@$5@RcAUcA@\u{e}A\\\u{d}AmAB\u{19}GAa\u{e}A\u{1e}\u{e}A\u{13}\u{e}A\u{3}'H\u{9}6@:\u{f}AE\u{f}A\
    \u{12}\u{10}A-(HN\u{11}A_\u{10}AT\u{12}A\u{2}\u{12}Ac\u{13}A*\u{13}Ah\u{15}Ac-H\u{1b}\u{15}AX8@a\u{16}Ag1H\u{14}\
    \u{16}A\u{e}8@2\u{16}A_\u{17}A{\u{17}AM5HKzH:5H\u{e}\u{18}A|9H\u{7f}\u{19}A\u{d}\u{19}A'\u{18}AV\u{1a}A~\u{1a}A)\
    \u{1a}A8\u{1a}AE\u{1b}A^:Ht\u{1a}Ao\u{1c}A.\u{1c}As:@\u{7}\u{1d}A\u{11}=H9\u{1b}A.\u{1e}A\u{1e}>HN?H\u{6}\u{1f}Ay \
    A[ AV;@\u{a} A= A7 Am!AeJH\u{5}\"A#DI\\#AkGIh$A\u{10}$AHLI@%AU%AuNITPI:&AK'Al=@e'Ax=@\u{7}(A\u{1c}(AE)A\u{a})A[>@d\
    *AvXI~*ARYI_\u{3}HP,Aa_Ix_I\u{4}`I<?@H@A3aI2aIYbIsbI^.A_.AK/A\u{6}@AVAA]hI\u{e}0A#AAflIZmI\u{5}mI+3AoBA\u{a}4A\
    \u{f}4A<rIguI.5ABDAkwI\u{6}7A\u{9}7AgDA@yI\u{12}9A`EA(9A#9A@:AF\u{7f}I#:AAFA\u{7};AB<A\u{5}<AtFAh\u{4}I\u{7}\u{4}I\
    \u{19}FA\u{19}\u{5}I:>A~\u{6}IU?A:?A\u{1a}\u{9}Ic\u{a}I @Bh\u{b}I0@B\u{1f}&H\u{15}GArABCBBKHA~BBuuAg\u{f}Iu\u{f}IS\
    'H\\'HDDB^_B+HAQEBKEB]EBseAqEBsEB}EB&EB|\u{16}I]FB#FBmGBcFB}GB'GB\u{13}FB\u{a}GB\u{c}GB\u{1c}GBv\u{18}I+\u{1a}I\
    \u{15}\u{19}IkJA1IB3IBVJB\u{a}'I$JBl\u{1e}I\u{1d}JA!JAq\u{1f}I\u{12}!I+JA\u{10}LB'LB)LBiMBHMBNNB\"MBhNB+NBFOB\
    \u{17}KA!OBAPB9KA PB#PB',I\u{17}QB\u{1e}QBuLA:QB{)@n1I&2I~MA\u{7}MA`UB\u{15}XBh9IkYB\u{1}YB[ZB7ZBo>IDPH\u{b}[B|[B0\
    [B\u{1e}QH\u{14}]B\u{12}KJ-KJTaB1aBQbBnNJ[bBxdB\u{17}eB\u{18}eB<dB9gBUhB:WJKkBUSAwkB7ZJ&SA\u{3}mBr{AcnB\u{5}bJZdJ.\
    TA6TA oBJhJrUAViJipBvkJ\"qBsVAirBgsB\u{2}sB>sB\u{e}WApvJ\u{0}xB=yB\u{e}YA-YA'zB\u{e}\u{1}J8YAE\u{2}JN\u{4}JQ\u{5}J\
    {}B\u{16}ZA9}B>}BE~BO~BV~B{~B@\u{c}J
    """

  /// First, second and composed scalar, 3 digits each, in order.
  static let pairs: StaticString = """
    |@@xF@.\u{4}@}@@xF@ \u{4}@~@@xF@/\u{4}@\u{1}@@@F@\u{0}A@\u{1}@@AF@\u{1}A@\u{1}@@BF@\u{2}A@\u{1}@@CF@\u{3}A@\u{1}@@\
    DF@@B@\u{1}@@FF@BB@\u{1}@@GF@fD@\u{1}@@HF@\u{4}A@\u{1}@@IF@b}@\u{1}@@JF@\u{5}A@\u{1}@@LF@\u{d}C@\u{1}@@OF@@D@\u{1}\
    @@QF@BD@\u{1}@@cF@`}@\u{1}@@eF@@|@\u{1}@@hF@DB@\u{2}@@GF@B|@\u{2}@@cF@D|@\u{2}@@qF@F|@\u{3}@@AF@FB@\u{3}@@BF@HB@\
    \u{3}@@GF@JB@\u{3}@@LF@LB@\u{3}@@gF@\u{7}A@\u{4}@@GF@J|@\u{4}@@LF@NB@\u{4}@@cF@L|@\u{4}@@gF@P|@\u{4}@@mF@R|@\u{4}@\
    @qF@N|@\u{5}@@@F@\u{8}A@\u{5}@@AF@\u{9}A@\u{5}@@BF@\u{a}A@\u{5}@@CF@|}@\u{5}@@DF@RB@\u{5}@@FF@TB@\u{5}@@GF@VB@\
    \u{5}@@HF@\u{b}A@\u{5}@@IF@z}@\u{5}@@LF@ZB@\u{5}@@OF@DD@\u{5}@@QF@FD@\u{5}@@cF@x}@\u{5}@@gF@hD@\u{5}@@hF@XB@\u{5}@\
    @mF@X|@\u{5}@@pF@Z|@\u{6}@@GF@^|@\u{7}@@AF@4C@\u{7}@@BF@\\B@\u{7}@@DF@`|@\u{7}@@FF@^B@\u{7}@@GF@`B@\u{7}@@LF@&C@\
    \u{7}@@gF@bB@\u{8}@@BF@dB@\u{8}@@GF@b|@\u{8}@@HF@f|@\u{8}@@LF@^D@\u{8}@@cF@d|@\u{8}@@gF@h|@\u{8}@@nF@j|@\u{9}@@@F@\
    \u{c}A@\u{9}@@AF@\u{d}A@\u{9}@@BF@\u{e}A@\u{9}@@CF@hB@\u{9}@@DF@jB@\u{9}@@FF@lB@\u{9}@@GF@pB@\u{9}@@HF@\u{f}A@\
    \u{9}@@IF@\u{8}}@\u{9}@@LF@\u{f}C@\u{9}@@OF@HD@\u{9}@@QF@JD@\u{9}@@cF@\u{a}}@\u{9}@@hF@nB@\u{9}@@pF@l|@\u{a}@@BF@t\
    B@\u{b}@@AF@p|@\u{b}@@LF@(C@\u{b}@@cF@r|@\u{b}@@gF@vB@\u{b}@@qF@t|@\u{c}@@AF@yB@\u{c}@@LF@}B@\u{c}@@cF@v|@\u{c}@@g\
    F@{B@\u{c}@@mF@||@\u{c}@@qF@z|@\u{d}@@AF@~|@\u{d}@@GF@\u{0}|@\u{d}@@cF@\u{2}|@\u{e}@@@F@8C@\u{e}@@AF@\u{3}B@\u{e}@\
    @CF@\u{11}A@\u{e}@@GF@\u{4}|@\u{e}@@LF@\u{7}B@\u{e}@@cF@\u{6}|@\u{e}@@gF@\u{5}B@\u{e}@@mF@\u{a}|@\u{e}@@qF@\u{8}|@\
    \u{f}@@@F@\u{12}A@\u{f}@@AF@\u{13}A@\u{f}@@BF@\u{14}A@\u{f}@@CF@\u{15}A@\u{f}@@DF@\u{c}B@\u{f}@@FF@\u{e}B@\u{f}@@G\
    F@nD@\u{f}@@HF@\u{16}A@\u{f}@@IF@\u{e}}@\u{f}@@KF@\u{10}B@\u{f}@@LF@\u{11}C@\u{f}@@OF@LD@\u{f}@@QF@ND@\u{f}@@[F@`C\
    @\u{f}@@cF@\u{c}}@\u{f}@@hF@*C@\u{10}@@AF@\u{14}|@\u{10}@@GF@\u{16}|@\u{12}@@AF@\u{14}B@\u{12}@@GF@\u{18}|@\u{12}@\
    @LF@\u{18}B@\u{12}@@OF@PD@\u{12}@@QF@RD@\u{12}@@cF@\u{1a}|@\u{12}@@gF@\u{16}B@\u{12}@@qF@\u{1e}|@\u{13}@@AF@\u{1a}\
    B@\u{13}@@BF@\u{1c}B@\u{13}@@GF@ |@\u{13}@@LF@ B@\u{13}@@cF@\"|@\u{13}@@fF@XD@\u{13}@@gF@\u{1e}B@\u{14}@@GF@*|@\
    \u{14}@@LF@$B@\u{14}@@cF@,|@\u{14}@@fF@ZD@\u{14}@@gF@\"B@\u{14}@@mF@0|@\u{14}@@qF@.|@\u{15}@@@F@\u{19}A@\u{15}@@AF\
    @\u{1a}A@\u{15}@@BF@\u{1b}A@\u{15}@@CF@(B@\u{15}@@DF@*B@\u{15}@@FF@,B@\u{15}@@HF@\u{1c}A@\u{15}@@IF@&}@\u{15}@@JF@\
    .B@\u{15}@@KF@0B@\u{15}@@LF@\u{13}C@\u{15}@@OF@TD@\u{15}@@QF@VD@\u{15}@@[F@oC@\u{15}@@cF@$}@\u{15}@@dF@2|@\u{15}@@\
    hF@2B@\u{15}@@mF@6|@\u{15}@@pF@4|@\u{16}@@CF@<|@\u{16}@@cF@>|@\u{17}@@@F@@}@\u{17}@@AF@B}@\u{17}@@BF@4B@\u{17}@@GF\
    @F}@\u{17}@@HF@D}@\u{17}@@cF@H}@\u{18}@@GF@J}@\u{18}@@HF@L}@\u{19}@@@F@2}@\u{19}@@AF@\u{1d}A@\u{19}@@BF@6B@\u{19}@\
    @CF@8}@\u{19}@@DF@rD@\u{19}@@GF@N}@\u{19}@@HF@8B@\u{19}@@IF@6}@\u{19}@@cF@4}@\u{1a}@@AF@9B@\u{1a}@@BF@P}@\u{1a}@@G\
    F@;B@\u{1a}@@LF@=B@\u{1a}@@cF@R}@\u{1a}@@qF@T}@!@@@F@ A@!@@AF@!A@!@@BF@\"A@!@@CF@#A@!@@DF@AB@!@@FF@CB@!@@GF@gD@!@@\
    HF@$A@!@@IF@c}@!@@JF@%A@!@@LF@\u{e}C@!@@OF@AD@!@@QF@CD@!@@cF@a}@!@@eF@A|@!@@hF@EB@\"@@GF@C|@\"@@cF@E|@\"@@qF@G|@#@\
    @AF@GB@#@@BF@IB@#@@GF@KB@#@@LF@MB@#@@gF@'A@$@@GF@K|@$@@LF@OB@$@@cF@M|@$@@gF@Q|@$@@mF@S|@$@@qF@O|@%@@@F@(A@%@@AF@)A\
    @%@@BF@*A@%@@CF@}}@%@@DF@SB@%@@FF@UB@%@@GF@WB@%@@HF@+A@%@@IF@{}@%@@LF@[B@%@@OF@ED@%@@QF@GD@%@@cF@y}@%@@gF@iD@%@@hF\
    @YB@%@@mF@Y|@%@@pF@[|@&@@GF@_|@'@@AF@5C@'@@BF@]B@'@@DF@a|@'@@FF@_B@'@@GF@aB@'@@LF@'C@'@@gF@cB@(@@BF@eB@(@@GF@c|@(@\
    @HF@g|@(@@LF@_D@(@@cF@e|@(@@gF@i|@(@@nF@k|@(@@qF@V}@)@@@F@,A@)@@AF@-A@)@@BF@.A@)@@CF@iB@)@@DF@kB@)@@FF@mB@)@@HF@/A\
    @)@@IF@\u{9}}@)@@LF@\u{10}C@)@@OF@ID@)@@QF@KD@)@@cF@\u{b}}@)@@hF@oB@)@@pF@m|@*@@BF@uB@*@@LF@0C@+@@AF@q|@+@@LF@)C@+\
    @@cF@s|@+@@gF@wB@+@@qF@u|@,@@AF@zB@,@@LF@~B@,@@cF@w|@,@@gF@|B@,@@mF@}|@,@@qF@{|@-@@AF@\u{7f}|@-@@GF@\u{1}|@-@@cF@\
    \u{3}|@.@@@F@9C@.@@AF@\u{4}B@.@@CF@1A@.@@GF@\u{5}|@.@@LF@\u{8}B@.@@cF@\u{7}|@.@@gF@\u{6}B@.@@mF@\u{b}|@.@@qF@\u{9}\
    |@/@@@F@2A@/@@AF@3A@/@@BF@4A@/@@CF@5A@/@@DF@\u{d}B@/@@FF@\u{f}B@/@@GF@oD@/@@HF@6A@/@@IF@\u{f}}@/@@KF@\u{11}B@/@@LF\
    @\u{12}C@/@@OF@MD@/@@QF@OD@/@@[F@aC@/@@cF@\u{d}}@/@@hF@+C@0@@AF@\u{15}|@0@@GF@\u{17}|@2@@AF@\u{15}B@2@@GF@\u{19}|@\
    2@@LF@\u{19}B@2@@OF@QD@2@@QF@SD@2@@cF@\u{1b}|@2@@gF@\u{17}B@2@@qF@\u{1f}|@3@@AF@\u{1b}B@3@@BF@\u{1d}B@3@@GF@!|@3@@\
    LF@!B@3@@cF@#|@3@@fF@YD@3@@gF@\u{1f}B@4@@GF@+|@4@@HF@W}@4@@LF@%B@4@@cF@-|@4@@fF@[D@4@@gF@#B@4@@mF@1|@4@@qF@/|@5@@@\
    F@9A@5@@AF@:A@5@@BF@;A@5@@CF@)B@5@@DF@+B@5@@FF@-B@5@@HF@<A@5@@IF@'}@5@@JF@/B@5@@KF@1B@5@@LF@\u{14}C@5@@OF@UD@5@@QF\
    @WD@5@@[F@pC@5@@cF@%}@5@@dF@3|@5@@hF@3B@5@@mF@7|@5@@pF@5|@6@@CF@=|@6@@cF@?|@7@@@F@A}@7@@AF@C}@7@@BF@5B@7@@GF@G}@7@\
    @HF@E}@7@@JF@X}@7@@cF@I}@8@@GF@K}@8@@HF@M}@9@@@F@3}@9@@AF@=A@9@@BF@7B@9@@CF@9}@9@@DF@sD@9@@GF@O}@9@@HF@?A@9@@IF@7}\
    @9@@JF@Y}@9@@cF@5}@:@@AF@:B@:@@BF@Q}@:@@GF@<B@:@@LF@>B@:@@cF@S}@:@@qF@U}@hA@@F@-\u{7f}@hA@AF@EG@hA@\u{2}F@\u{1}\
    \u{7f}@\u{2}A@@F@f}@\u{2}A@AF@d}@\u{2}A@CF@j}@\u{2}A@IF@h}@\u{4}A@DF@\u{1e}C@\u{5}A@AF@:C@\u{6}A@AF@<C@\u{6}A@DF@\
    \"C@\u{7}A@AF@H|@\u{a}A@@F@\u{0}}@\u{a}A@AF@~}@\u{a}A@CF@\u{4}}@\u{a}A@IF@\u{2}}@\u{f}A@AF@n|@\u{14}A@@F@\u{12}}@\
    \u{14}A@AF@\u{10}}@\u{14}A@CF@\u{16}}@\u{14}A@IF@\u{14}}@\u{15}A@AF@\u{c}|@\u{15}A@DF@lD@\u{15}A@HF@\u{e}|@\u{16}A\
    @DF@jD@\u{18}A@AF@>C@\u{1c}A@@F@\u{1b}C@\u{1c}A@AF@\u{17}C@\u{1c}A@DF@\u{15}C@\u{1c}A@LF@\u{19}C@\"A@@F@g}@\"A@AF@\
    e}@\"A@CF@k}@\"A@IF@i}@$A@DF@\u{1f}C@%A@AF@;C@&A@AF@=C@&A@DF@#C@'A@AF@I|@*A@@F@\u{1}}@*A@AF@\u{7f}}@*A@CF@\u{5}}@*\
    A@IF@\u{3}}@/A@AF@o|@4A@@F@\u{13}}@4A@AF@\u{11}}@4A@CF@\u{17}}@4A@IF@\u{15}}@5A@AF@\u{d}|@5A@DF@mD@5A@HF@\u{f}|@6A\
    @DF@kD@8A@AF@?C@<A@@F@\u{1c}C@<A@AF@\u{18}C@<A@DF@\u{16}C@<A@LF@\u{1a}C@BB@@F@p}@BB@AF@n}@BB@CF@t}@BB@IF@r}@CB@@F@\
    q}@CB@AF@o}@CB@CF@u}@CB@IF@s}@RB@@F@T|@RB@AF@V|@SB@@F@U|@SB@AF@W|@\u{c}B@@F@\u{10}|@\u{c}B@AF@\u{12}|@\u{d}B@@F@\
    \u{11}|@\u{d}B@AF@\u{13}|@\u{1a}B@GF@$|@\u{1b}B@GF@%|@ B@GF@&|@!B@GF@'|@(B@AF@8|@)B@AF@9|@*B@HF@:|@+B@HF@;|@?B@GF@\
    [}@`C@@F@\u{1c}}@`C@AF@\u{1a}}@`C@CF@ }@`C@IF@\u{1e}}@`C@cF@\"}@aC@@F@\u{1d}}@aC@AF@\u{1b}}@aC@CF@!}@aC@IF@\u{1f}}\
    @aC@cF@#}@oC@@F@*}@oC@AF@(}@oC@CF@.}@oC@IF@,}@oC@cF@0}@pC@@F@+}@pC@AF@)}@pC@CF@/}@pC@IF@-}@pC@cF@1}@wC@LF@.C@*C@DF\
    @,C@+C@DF@-C@fD@DF@ C@gD@DF@!C@hD@FF@\\|@iD@FF@]|@nD@DF@pD@oD@DF@qD@RE@LF@/C@QG@@F@z\u{7f}@QG@AF@FG@QG@DF@y\u{7f}@\
    QG@FF@x\u{7f}@QG@SF@H~@QG@TF@I~@QG@\u{5}F@|\u{7f}@UG@@F@\u{8}\u{7f}@UG@AF@HG@UG@SF@X~@UG@TF@Y~@WG@@F@\u{a}\u{7f}@W\
    G@AF@IG@WG@SF@h~@WG@TF@i~@WG@\u{5}F@\u{c}\u{7f}@YG@@F@\u{1a}\u{7f}@YG@AF@JG@YG@DF@\u{19}\u{7f}@YG@FF@\u{18}\u{7f}@\
    YG@HF@jG@YG@SF@x~@YG@TF@y~@_G@@F@8\u{7f}@_G@AF@LG@_G@SF@\u{8}~@_G@TF@\u{9}~@aG@TF@,\u{7f}@eG@@F@*\u{7f}@eG@AF@NG@e\
    G@DF@)\u{7f}@eG@FF@(\u{7f}@eG@HF@kG@eG@TF@\u{19}~@iG@@F@:\u{7f}@iG@AF@OG@iG@SF@(~@iG@TF@)~@iG@\u{5}F@<\u{7f}@lG@\
    \u{5}F@t\u{7f}@nG@\u{5}F@\u{4}\u{7f}@qG@@F@0~@qG@AF@lG@qG@DF@q\u{7f}@qG@FF@p\u{7f}@qG@SF@@~@qG@TF@A~@qG@\u{2}F@v\
    \u{7f}@qG@\u{5}F@s\u{7f}@uG@@F@2~@uG@AF@mG@uG@SF@P~@uG@TF@Q~@wG@@F@4~@wG@AF@nG@wG@SF@`~@wG@TF@a~@wG@\u{2}F@\u{6}\
    \u{7f}@wG@\u{5}F@\u{3}\u{7f}@yG@@F@6~@yG@AF@oG@yG@DF@\u{11}\u{7f}@yG@FF@\u{10}\u{7f}@yG@HF@\u{a}G@yG@SF@p~@yG@TF@q\
    ~@yG@\u{2}F@\u{16}\u{7f}@\u{7f}G@@F@8~@\u{7f}G@AF@\u{c}G@\u{7f}G@SF@\u{0}~@\u{7f}G@TF@\u{1}~@\u{1}G@SF@$\u{7f}@\
    \u{1}G@TF@%\u{7f}@\u{5}G@@F@:~@\u{5}G@AF@\u{d}G@\u{5}G@DF@!\u{7f}@\u{5}G@FF@ \u{7f}@\u{5}G@HF@\u{b}G@\u{5}G@SF@\
    \u{10}~@\u{5}G@TF@\u{11}~@\u{5}G@\u{2}F@&\u{7f}@\u{9}G@@F@<~@\u{9}G@AF@\u{e}G@\u{9}G@SF@ ~@\u{9}G@TF@!~@\u{9}G@\
    \u{2}F@6\u{7f}@\u{9}G@\u{5}F@3\u{7f}@\u{a}G@@F@\u{12}\u{7f}@\u{a}G@AF@PG@\u{a}G@\u{2}F@\u{17}\u{7f}@\u{b}G@@F@\"\
    \u{7f}@\u{b}G@AF@pG@\u{b}G@\u{2}F@'\u{7f}@\u{e}G@\u{5}F@4\u{7f}@\u{12}G@AF@\u{13}G@\u{12}G@HF@\u{14}G@FH@HF@GH@PH@\
    FF@\u{10}I@PH@HF@\u{12}I@SH@AF@CH@UH@@F@@H@UH@FF@\u{16}I@UH@HF@AH@VH@FF@\u{1}I@VH@HF@\u{1c}I@WH@HF@\u{1e}I@XH@@F@M\
    H@XH@DF@\"I@XH@FF@YH@XH@HF@$I@ZH@AF@LH@^H@HF@&I@cH@DF@.I@cH@FF@NH@cH@HF@0I@cH@KF@2I@gH@HF@4I@kH@HF@8I@mH@HF@,I@pH@\
    FF@\u{11}I@pH@HF@\u{13}I@sH@AF@\u{13}H@uH@@F@\u{10}H@uH@FF@\u{17}I@uH@HF@\u{11}H@vH@FF@\u{2}I@vH@HF@\u{1d}I@wH@HF@\
    \u{1f}I@xH@@F@\u{1d}H@xH@DF@#I@xH@FF@yH@xH@HF@%I@zH@AF@\u{1c}H@~H@HF@'I@\u{3}H@DF@/I@\u{3}H@FF@\u{1e}H@\u{3}H@HF@1\
    I@\u{3}H@KF@3I@\u{7}H@HF@5I@\u{b}H@HF@9I@\u{d}H@HF@-I@\u{16}H@HF@\u{17}H@4H@OF@6H@5H@OF@7H@\u{18}I@HF@\u{1a}I@\
    \u{19}I@HF@\u{1b}I@(I@HF@*I@)I@HF@+I@gL@\u{13}L@bL@gL@\u{14}L@cL@gL@\u{15}L@eL@\u{8}L@\u{14}L@dL@\u{a}L@\u{14}L@fL\
    @\u{1}M@\u{14}L@\u{2}M@\u{12}M@\u{14}L@\u{13}M@\u{15}M@\u{14}L@\u{0}M@hR@|R@iR@pR@|R@qR@sR@|R@tR@\u{7}S@~S@\u{b}S@\
    \u{7}S@\u{17}S@\u{c}S@\u{7}V@~V@\u{b}V@\u{7}V@\u{16}V@\u{8}V@\u{7}V@\u{17}V@\u{c}V@RW@\u{17}W@TW@\u{6}W@~W@\u{a}W@\
    \u{6}W@\u{17}W@\u{c}W@\u{7}W@~W@\u{b}W@\u{6}X@\u{16}X@\u{8}X@\u{7f}Y@\u{15}Y@\u{0}Y@\u{6}Y@\u{2}Y@\u{a}Y@\u{6}Y@\
    \u{15}Y@\u{7}Y@\u{6}Y@\u{16}Y@\u{8}Y@\u{a}Y@\u{15}Y@\u{b}Y@\u{6}Z@~Z@\u{a}Z@\u{6}Z@\u{17}Z@\u{c}Z@\u{7}Z@~Z@\u{b}Z\
    @\u{19}[@\u{a}[@\u{1a}[@\u{19}[@\u{f}[@\u{1c}[@\u{19}[@\u{1f}[@\u{1e}[@\u{1c}[@\u{a}[@\u{1d}[@e`@n`@f`@Ev@uv@Fv@Gv\
    @uv@Hv@Iv@uv@Jv@Kv@uv@Lv@Mv@uv@Nv@Qv@uv@Rv@zv@uv@{v@|v@uv@}v@~v@uv@\u{0}v@\u{7f}v@uv@\u{1}v@\u{2}v@uv@\u{3}v@v|@DF\
    @x|@w|@DF@y|@\u{1a}|@DF@\u{1c}|@\u{1b}|@DF@\u{1d}|@\"|@GF@(|@#|@GF@)|@`}@BF@l}@`}@FF@v}@a}@BF@m}@a}@FF@w}@x}@BF@\
    \u{6}}@y}@BF@\u{7}}@\u{c}}@BF@\u{18}}@\u{d}}@BF@\u{19}}@@~@@F@B~@@~@AF@D~@@~@\u{2}F@F~@@~@\u{5}F@@\u{7f}@A~@@F@C~@\
    A~@AF@E~@A~@\u{2}F@G~@A~@\u{5}F@A\u{7f}@B~@\u{5}F@B\u{7f}@C~@\u{5}F@C\u{7f}@D~@\u{5}F@D\u{7f}@E~@\u{5}F@E\u{7f}@F~\
    @\u{5}F@F\u{7f}@G~@\u{5}F@G\u{7f}@H~@@F@J~@H~@AF@L~@H~@\u{2}F@N~@H~@\u{5}F@H\u{7f}@I~@@F@K~@I~@AF@M~@I~@\u{2}F@O~@\
    I~@\u{5}F@I\u{7f}@J~@\u{5}F@J\u{7f}@K~@\u{5}F@K\u{7f}@L~@\u{5}F@L\u{7f}@M~@\u{5}F@M\u{7f}@N~@\u{5}F@N\u{7f}@O~@\
    \u{5}F@O\u{7f}@P~@@F@R~@P~@AF@T~@Q~@@F@S~@Q~@AF@U~@X~@@F@Z~@X~@AF@\\~@Y~@@F@[~@Y~@AF@]~@`~@@F@b~@`~@AF@d~@`~@\u{2}\
    F@f~@`~@\u{5}F@P\u{7f}@a~@@F@c~@a~@AF@e~@a~@\u{2}F@g~@a~@\u{5}F@Q\u{7f}@b~@\u{5}F@R\u{7f}@c~@\u{5}F@S\u{7f}@d~@\
    \u{5}F@T\u{7f}@e~@\u{5}F@U\u{7f}@f~@\u{5}F@V\u{7f}@g~@\u{5}F@W\u{7f}@h~@@F@j~@h~@AF@l~@h~@\u{2}F@n~@h~@\u{5}F@X\
    \u{7f}@i~@@F@k~@i~@AF@m~@i~@\u{2}F@o~@i~@\u{5}F@Y\u{7f}@j~@\u{5}F@Z\u{7f}@k~@\u{5}F@[\u{7f}@l~@\u{5}F@\\\u{7f}@m~@\
    \u{5}F@]\u{7f}@n~@\u{5}F@^\u{7f}@o~@\u{5}F@_\u{7f}@p~@@F@r~@p~@AF@t~@p~@\u{2}F@v~@q~@@F@s~@q~@AF@u~@q~@\u{2}F@w~@x\
    ~@@F@z~@x~@AF@|~@x~@\u{2}F@~~@y~@@F@{~@y~@AF@}~@y~@\u{2}F@\u{7f}~@\u{0}~@@F@\u{2}~@\u{0}~@AF@\u{4}~@\u{1}~@@F@\
    \u{3}~@\u{1}~@AF@\u{5}~@\u{8}~@@F@\u{a}~@\u{8}~@AF@\u{c}~@\u{9}~@@F@\u{b}~@\u{9}~@AF@\u{d}~@\u{10}~@@F@\u{12}~@\
    \u{10}~@AF@\u{14}~@\u{10}~@\u{2}F@\u{16}~@\u{11}~@@F@\u{13}~@\u{11}~@AF@\u{15}~@\u{11}~@\u{2}F@\u{17}~@\u{19}~@@F@\
    \u{1b}~@\u{19}~@AF@\u{1d}~@\u{19}~@\u{2}F@\u{1f}~@ ~@@F@\"~@ ~@AF@$~@ ~@\u{2}F@&~@ ~@\u{5}F@`\u{7f}@!~@@F@#~@!~@AF\
    @%~@!~@\u{2}F@'~@!~@\u{5}F@a\u{7f}@\"~@\u{5}F@b\u{7f}@#~@\u{5}F@c\u{7f}@$~@\u{5}F@d\u{7f}@%~@\u{5}F@e\u{7f}@&~@\
    \u{5}F@f\u{7f}@'~@\u{5}F@g\u{7f}@(~@@F@*~@(~@AF@,~@(~@\u{2}F@.~@(~@\u{5}F@h\u{7f}@)~@@F@+~@)~@AF@-~@)~@\u{2}F@/~@)\
    ~@\u{5}F@i\u{7f}@*~@\u{5}F@j\u{7f}@+~@\u{5}F@k\u{7f}@,~@\u{5}F@l\u{7f}@-~@\u{5}F@m\u{7f}@.~@\u{5}F@n\u{7f}@/~@\
    \u{5}F@o\u{7f}@0~@\u{5}F@r\u{7f}@4~@\u{5}F@\u{2}\u{7f}@<~@\u{5}F@2\u{7f}@v\u{7f}@\u{5}F@w\u{7f}@\u{7f}\u{7f}@@F@\
    \u{d}\u{7f}@\u{7f}\u{7f}@AF@\u{e}\u{7f}@\u{7f}\u{7f}@\u{2}F@\u{f}\u{7f}@\u{6}\u{7f}@\u{5}F@\u{7}\u{7f}@6\u{7f}@\
    \u{5}F@7\u{7f}@>\u{7f}@@F@\u{1d}\u{7f}@>\u{7f}@AF@\u{1e}\u{7f}@>\u{7f}@\u{2}F@\u{1f}\u{7f}@P\u{3}@xF@Z\u{3}@R\u{3}\
    @xF@[\u{3}@T\u{3}@xF@n\u{3}@\u{10}\u{3}@xF@\u{d}\u{3}@\u{12}\u{3}@xF@\u{f}\u{3}@\u{14}\u{3}@xF@\u{e}\u{3}@C\u{4}@x\
    F@D\u{4}@H\u{4}@xF@I\u{4}@K\u{4}@xF@L\u{4}@c\u{4}@xF@d\u{4}@e\u{4}@xF@f\u{4}@|\u{4}@xF@\u{1}\u{4}@\u{3}\u{4}@xF@\
    \u{4}\u{4}@\u{5}\u{4}@xF@\u{7}\u{4}@\u{8}\u{4}@xF@\u{9}\u{4}@\u{d}\u{4}@xF@-\u{4}@!\u{4}@xF@\"\u{4}@$\u{4}@xF@0\
    \u{4}@%\u{4}@xF@1\u{4}@2\u{4}@xF@4\u{4}@3\u{4}@xF@5\u{4}@6\u{4}@xF@8\u{4}@7\u{4}@xF@9\u{4}@:\u{4}@xF@@\u{5}@;\u{4}\
    @xF@A\u{5}@<\u{4}@xF@ \u{5}@=\u{4}@xF@!\u{5}@B\u{5}@xF@D\u{5}@C\u{5}@xF@E\u{5}@F\u{5}@xF@H\u{5}@G\u{5}@xF@I\u{5}@Q\
    \u{5}@xF@\"\u{5}@R\u{5}@xF@#\u{5}@b\u{5}@xF@l\u{5}@h\u{5}@xF@m\u{5}@i\u{5}@xF@n\u{5}@k\u{5}@xF@o\u{5}@r\u{5}@xF@*\
    \u{5}@s\u{5}@xF@+\u{5}@t\u{5}@xF@,\u{5}@u\u{5}@xF@-\u{5}@\u{6} @Y!@T!@\u{b} @Y!@\u{c} @\u{d} @Y!@\u{e} @\u{f} @Y!@\
    \u{10} @\u{11} @Y!@\u{12} @\u{13} @Y!@\u{14} @\u{15} @Y!@\u{16} @\u{17} @Y!@\u{18} @\u{19} @Y!@\u{1a} @\u{1b} @Y!@\
    \u{1c} @\u{1d} @Y!@\u{1e} @\u{1f} @Y!@  @! @Y!@\" @$ @Y!@% @& @Y!@' @( @Y!@) @/ @Y!@0 @/ @Z!@1 @2 @Y!@3 @2 @Z!@4 @\
    5 @Y!@6 @5 @Z!@7 @8 @Y!@9 @8 @Z!@: @; @Y!@< @; @Z!@= @]!@Y!@^!@f!@Y!@4!@k!@Y!@l!@m!@Y!@n!@o!@Y!@p!@q!@Y!@r!@s!@Y!@\
    t!@u!@Y!@v!@w!@Y!@x!@y!@Y!@z!@{!@Y!@|!@}!@Y!@~!@\u{7f}!@Y!@\u{0}!@\u{1}!@Y!@\u{2}!@\u{4}!@Y!@\u{5}!@\u{6}!@Y!@\
    \u{7}!@\u{8}!@Y!@\u{9}!@\u{f}!@Y!@\u{10}!@\u{f}!@Z!@\u{11}!@\u{12}!@Y!@\u{13}!@\u{12}!@Z!@\u{14}!@\u{15}!@Y!@\
    \u{16}!@\u{15}!@Z!@\u{17}!@\u{18}!@Y!@\u{19}!@\u{18}!@Z!@\u{1a}!@\u{1b}!@Y!@\u{1c}!@\u{1b}!@Z!@\u{1d}!@/!@Y!@7!@0!\
    @Y!@8!@1!@Y!@9!@2!@Y!@:!@=!@Y!@>!@YaDzaDZaD[aDzaD\\aDeaDzaDkaDqbDgbDnbDrbDgbDobD\u{7}fD~fD\u{b}fD\u{7}fD\u{17}fD\
    \u{c}fDyiDpiD|iDyiDziD{iDyiD}iD~iDxkDokDzkDykDokD{kDurDprDxrD
    """
}
