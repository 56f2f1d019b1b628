// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.

/// Scalars to their full case foldings. 0: itself; else 2 + a place in `pool`.
enum CaseTable {
  /// Scalar >> 12 to a block of `middle`.
  static let top: StaticString = """
    @@A@B@C@C@C@C@C@C@C@D@C@C@C@C@E@F@G@C@C@C@C@H@C@C@C@C@C@C@C@I@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@\
    C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@\
    C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@\
    C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@\
    C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@C@
    """

  /// 64 entries each, to a block of `leaves`.
  static let middle: StaticString = """
    @@A@B@C@D@E@F@G@H@I@@@@@@@J@K@L@M@N@O@P@Q@R@S@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@T@U@@@@@@@@@@@@@@@@@@@@@@@V@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    W@@@@@@@@@@@X@Y@Z@[@\\@]@^@_@@@@@@@@@`@a@b@@@@@@@@@@@@@@@@@@@@@@@c@d@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@e@f@g@h@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@i@j@@@k\
    @l@m@n@@@@@@@@@@@@@@@@@@@@@@@@@@@o@p@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@q@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@r@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@s@@@t@u@@@v@w@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@x@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@y@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@z\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@{@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@
    """

  /// 64 entries each: the values.
  static let leaves: StaticString = """
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@^A_A`AaAbAQAcAdAh@eAfAk@gAq@hAiAjAkAm@SAlAmAnAoApAqA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@rA@@@@@@@@@@@@@@@@@@@@sAtAuAvAwAxAyAzA{A|A}A~A\u{7f}A\u{0}A\u{1}A\u{2}A\u{3}A\u{4}A\u{5}A\u{6}\
    A\u{7}A\u{8}A\u{9}A@@\u{a}A\u{b}A\u{c}A\u{d}A\u{e}A\u{f}A\u{10}Al@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@\u{11}A@@\u{12}A@@\u{13}A@@\u{14}A@@\u{15}A@@\u{16}A@@\u{17}A@@\u{18}A@@\u{19}A@@\u{1a}A@@\u{1b}A@\
    @\u{1c}A@@\u{1d}A@@\u{1e}A@@\u{1f}A@@ A@@!A@@\"A@@#A@@$A@@%A@@&A@@'A@@(A@@n@@@)A@@*A@@+A@@@@,A@@-A@@.A@@/A@@0A@@1A\
    @@2A@@3A@@p@4A@@5A@@6A@@7A@@8A@@9A@@:A@@;A@@<A@@=A@@>A@@?A@@@B@@AB@@BB@@CB@@DB@@EB@@FB@@GB@@HB@@IB@@JB@@KBLB@@MB@@\
    NB@@m@@@OBPB@@QB@@RBSB@@TBUBVB@@@@WBXBYBZB@@[B\\B@@]B^B_B@@@@@@`BaB@@bBcB@@dB@@eB@@fBgB@@hB@@@@iB@@jBkB@@lBmBnB@@o\
    B@@pBqB@@@@@@rB@@@@@@@@@@@@@@sBsB@@tBtB@@uBuB@@vB@@wB@@xB@@yB@@zB@@{B@@|B@@}B@@@@~B@@\u{7f}B@@\u{0}B@@\u{1}B@@\
    \u{2}B@@\u{3}B@@\u{4}B@@\u{5}B@@\u{6}B@@r@\u{7}B\u{7}B@@\u{8}B@@\u{9}B\u{a}B\u{b}B@@\u{c}B@@\u{d}B@@\u{e}B@@\u{f}B\
    @@\u{10}B@@\u{11}B@@\u{12}B@@\u{13}B@@\u{14}B@@\u{15}B@@\u{16}B@@\u{17}B@@\u{18}B@@\u{19}B@@\u{1a}B@@\u{1b}B@@\
    \u{1c}B@@\u{1d}B@@\u{1e}B@@\u{1f}B@@ B@@!B@@\"B@@#B@@$B@@%B@@&B@@'B@@(B@@@@@@@@@@@@@@)B*B@@+B,B@@@@-B@@.B/B0B1B@@2\
    B@@3B@@4B@@5B@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@S@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@6B@@7B@@@@@@8B@@@@@@@\
    @@@@@@@@@9B@@@@@@@@@@@@:B@@;B<B=B@@>B@@?B@CB@ACBCCCDCECFCGCHCS@ICJCrAKCLCMCNCOC@@PCQCRCSCTCUCVCWCXC@@@@@@@@E@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@PC@@@@@@@@@@@@@@@@@@@@@@@@YCBCHC@@@@@@SCNC@@ZC@@[C@@\\C@@]C@@^C@@_C@@`C@@aC@@bC@@cC@@\
    dC@@eC@@ICOC@@@@HCEC@@fC@@gChC@@@@iCjCkClCmCnCoCpCqCrCsCtCuCvCwCxCyCzC{C|C}C~C\u{7f}C\u{0}C\u{1}C\u{2}C\u{3}C\u{4}\
    C\u{5}C\u{6}C\u{7}C\u{8}C\u{9}C\u{a}C\u{b}C\u{c}C\u{d}C\u{e}C\u{f}C\u{10}C\u{11}C\u{12}C\u{13}C\u{14}C\u{15}C\
    \u{16}C\u{17}C\u{18}C\u{19}C\u{1a}C\u{1b}C@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@\u{1c}C@@\u{1d}C@@\u{1e}C@@\u{1f}C@@ C@@!C@@\"C@@#C@@$C@@%C@@&C@@'C@@(C@@)C@@*C@@+C@@,C@@@\
    @@@@@@@@@@@@@@@-C@@.C@@/C@@0C@@1C@@2C@@3C@@4C@@5C@@6C@@7C@@8C@@9C@@:C@@;C@@<C@@=C@@>C@@?C@@@D@@AD@@BD@@CD@@DD@@ED@\
    @FD@@GD@@HDID@@JD@@KD@@LD@@MD@@ND@@OD@@@@PD@@QD@@RD@@SD@@TD@@UD@@VD@@WD@@XD@@YD@@ZD@@[D@@\\D@@]D@@^D@@_D@@`D@@aD@@\
    bD@@cD@@dD@@eD@@fD@@gD@@hD@@iD@@jD@@kD@@lD@@mD@@nD@@oD@@pD@@qD@@rD@@sD@@tD@@uD@@vD@@wD@@xD@@yD@@zD@@{D@@|D@@}D@@~D\
    @@\u{7f}D@@@@\u{0}D\u{1}D\u{2}D\u{3}DWA\u{4}D\u{5}D\u{6}D\u{7}D\u{8}DYA\u{9}D]A\u{a}D\u{b}D\u{c}D\u{d}D\u{e}D\u{f}\
    D\u{10}D\u{11}DUA\u{12}D\u{13}D\u{14}D\u{15}D\u{16}D\u{17}D\u{18}D\u{19}D\u{1a}D\u{1b}D\u{1c}Du@\u{1d}D\u{1e}D\
    \u{1f}D D@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@t@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@!D\"D#D$D%D&D'D(D)D*D+D,D-D.D/D0D1D2D3D4D5D6D7D8D9D:D;D<D=D\
    >D?D@EAEBECEDEEEFE@@GE@@@@@@@@@@HE@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@IEJEKELEMENE@@@@~C\u{0}C\u{a}C\u{d}C\u{e}C\u{e}C\u{16}C\u{1d}COE@@@@@@@@@@@@@@PEQERESETEUEVEWEXE\
    YEZE[E\\E]E^E_E`EaEbEcEdEeEfEgEhEiEjEkElEmEnEoEpEqErEsEtEuEvEwExEyEzE@@@@{E|E}E~E@@\u{7f}E@@\u{0}E@@\u{1}E@@\u{2}E\
    @@\u{3}E@@\u{4}E@@\u{5}E@@\u{6}E@@\u{7}E@@\u{8}E@@\u{9}E@@\u{a}E@@\u{b}E@@\u{c}E@@\u{d}E@@\u{e}E@@\u{f}E@@\u{10}E@\
    @\u{11}E@@\u{12}E@@\u{13}E@@\u{14}E@@\u{15}E@@\u{16}E@@\u{17}E@@\u{18}E@@\u{19}E@@\u{1a}E@@\u{1b}E@@\u{1c}E@@\
    \u{1d}E@@\u{1e}E@@\u{1f}E@@ E@@!E@@\"E@@#E@@$E@@%E@@&E@@'E@@(E@@)E@@*E@@+E@@,E@@-E@@.E@@/E@@0E@@1E@@2E@@3E@@4E@@5E\
    @@6E@@7E@@8E@@9E@@:E@@;E@@<E@@=E@@>E@@?E@@@F@@AF@@BF@@CF@@DF@@EF@@FF@@GF@@HF@@v@x@z@|@~@.E@@@@l@@@IF@@JF@@KF@@LF@@\
    MF@@NF@@OF@@PF@@QF@@RF@@SF@@TF@@UF@@VF@@WF@@XF@@YF@@ZF@@[F@@\\F@@]F@@^F@@_F@@`F@@aF@@bF@@cF@@dF@@eF@@fF@@gF@@hF@@i\
    F@@jF@@kF@@lF@@mF@@nF@@oF@@pF@@qF@@rF@@sF@@tF@@uF@@vF@@wF@@xF@@@@@@@@@@@@@@@@@@yFzF{F|F}F~F\u{7f}F\u{0}F@@@@@@@@@@\
    @@@@@@\u{1}F\u{2}F\u{3}F\u{4}F\u{5}F\u{6}F@@@@@@@@@@@@@@@@@@@@\u{7}F\u{8}F\u{9}F\u{a}F\u{b}F\u{c}F\u{d}F\u{e}F@@@@\
    @@@@@@@@@@@@\u{f}F\u{10}F\u{11}F\u{12}F\u{13}F\u{14}F\u{15}F\u{16}F@@@@@@@@@@@@@@@@\u{17}F\u{18}F\u{19}F\u{1a}F\
    \u{1b}F\u{1c}F@@@@\u{0}@@@H@@@K@@@N@@@@@\u{1d}F@@\u{1e}F@@\u{1f}F@@ F@@@@@@@@@@@@@@@@!F\"F#F$F%F&F'F(F@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@\u{2}@\u{4}@\u{6}@\u{8}@\u{a}@\u{c}@\u{e}@\u{10}@\u{2}@\u{4}@\u{6}@\u{8}@\u{a}@\u{c}@\u{e}@\
    \u{10}@\u{12}@\u{14}@\u{16}@\u{18}@\u{1a}@\u{1c}@\u{1e}@ @\u{12}@\u{14}@\u{16}@\u{18}@\u{1a}@\u{1c}@\u{1e}@ @\"@$@\
    &@(@*@,@.@0@\"@$@&@(@*@,@.@0@@@@@2@4@6@@@8@Q@)F*F+F,F4@@@S@@@@@@@:@<@>@@@@AT@-F.F/F0F<@@@@@@@@@@@W@B@@@@@BAZ@1F2F3\
    F4F@@@@@@@@@@@@]@E@DA@@FA`@5F6F7F8F9F@@@@@@@@@@HAJALA@@NAc@:F;F<F=FJA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@VC@@@@@@fAxA@@@@@@@@@@@@>F@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@?F@GAGBGCGDGEGFGGGHGIGJGKGLGMGNG@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@OG@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@PGQ\
    GRGSGTGUGVGWGXGYGZG[G\\G]G^G_G`GaGbGcGdGeGfGgGhGiG@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@jGkGlGmGnGoGpGqGrGsGtGuGvGwGxGyGzG{G|G}G~G\u{7f}G\u{0}G\u{1}G\u{2}G\u{3}G\u{4}G\
    \u{5}G\u{6}G\u{7}G\u{8}G\u{9}G\u{a}G\u{b}G\u{c}G\u{d}G\u{e}G\u{f}G\u{10}G\u{11}G\u{12}G\u{13}G\u{14}G\u{15}G\u{16}\
    G\u{17}G\u{18}G\u{19}G@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@\u{1a}G@@\u{1b}G\u{1c}G\u{1d}G@@@@\u{1e}G@@\u{1f}G@@ G@@!G\"G#G$G@@%G@@@@&G@@@@@@@@@@@@@@@@'G(G)G@@*G@@+G@@,G@\
    @-G@@.G@@/G@@0G@@1G@@2G@@3G@@4G@@5G@@6G@@7G@@8G@@9G@@:G@@;G@@<G@@=G@@>G@@?G@@@H@@AH@@BH@@CH@@DH@@EH@@FH@@GH@@HH@@I\
    H@@JH@@KH@@LH@@MH@@NH@@OH@@PH@@QH@@RH@@SH@@TH@@UH@@VH@@WH@@XH@@YH@@ZH@@@@@@@@@@@@@@@@[H@@\\H@@@@@@@@]H@@@@@@@@@@@@\
    @@@@@@@@@@@@@@^H@@_H@@`H@@aH@@bH@@OE@@cH@@dH@@eH@@fH@@gH@@hH@@iH@@jH@@kH@@lH@@mH@@nH@@oH@@pH@@qH@@rH@@sH@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@tH@@uH@@vH@@wH@@xH@@yH@@zH@@{H@@|H@@}H@@~H@@\u{7f}H@@\u{0}H@@\u{1}H@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@\u{2}H@@\u{3}H@@\u{4}H@@\u{5}H@@\u{6}H@@\u{7}H@@\u{8}H@@@@@@\u{9}H@@\u{a}H@@\u{b}H@@\u{c}H@@\u{d}H@@\u{e}\
    H@@\u{f}H@@\u{10}H@@\u{11}H@@\u{12}H@@\u{13}H@@\u{14}H@@\u{15}H@@\u{16}H@@\u{17}H@@\u{18}H@@\u{19}H@@\u{1a}H@@\
    \u{1b}H@@\u{1c}H@@\u{1d}H@@\u{1e}H@@\u{1f}H@@ H@@!H@@\"H@@#H@@$H@@%H@@&H@@'H@@@@@@@@@@@@@@@@@@@@(H@@)H@@*H+H@@,H@@\
    -H@@.H@@/H@@@@@@@@0H@@1H@@@@2H@@3H@@@@@@4H@@5H@@6H@@7H@@8H@@9H@@:H@@;H@@<H@@=H@@>H?H@IAIBI@@CIDIEIFIGI@@HI@@II@@JI\
    @@KI@@LI@@MI@@NI@@OIPIQIRI@@SI@@@@@@@@@@@@TI@@@@@@@@@@UI@@VI@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@WI@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@XIYIZI[I\\I]I^I_I`IaIbIcIdIeIfIgIhIiIjIkIlImInIoIpIqIrIsItIuIvIwIxIyIzI{I|I}I~I\u{7f}I\u{0}I\u{1}I\u{2}I\
    \u{3}I\u{4}I\u{5}I\u{6}I\u{7}I\u{8}I\u{9}I\u{a}I\u{b}I\u{c}I\u{d}I\u{e}I\u{f}I\u{10}I\u{11}I\u{12}I\u{13}I\u{14}I\
    \u{15}I\u{16}I\u{17}I\u{18}I\u{19}I\u{1a}I\u{1b}I\u{1c}I\u{1d}I\u{1e}I\u{1f}I I!I\"I#I$I%I&I'IPAg@j@f@i@RARA@@@@@@\
    @@@@@@@@@@@@@@@@@@TAVAXAZA\\A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@(I)I*I+I,I-I.I/I0I1I2I3I4I5I6I7I8I9I:I;I<I=I>I?I@JAJ@\
    @@@@@@@@@BJCJDJEJFJGJHJIJJJKJLJMJNJOJPJQJRJSJTJUJVJWJXJYJZJ[J\\J]J^J_J`JaJbJcJdJeJfJgJhJiJ@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@jJkJlJmJnJoJpJqJrJsJtJuJvJwJxJyJzJ{J|J}J~J\u{7f}J\u{0}J\u{1}J\u{2}J\u{3}J\u{4}J\u{5}J\u{6}J\u{7}J\u{8}J\u{9}\
    J\u{a}J\u{b}J\u{c}J\u{d}J@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{e}J\u{f}J\u{10}J\
    \u{11}J\u{12}J\u{13}J\u{14}J\u{15}J\u{16}J\u{17}J\u{18}J@@\u{19}J\u{1a}J\u{1b}J\u{1c}J\u{1d}J\u{1e}J\u{1f}J J!J\"J\
    #J$J%J&J'J@@(J)J*J+J,J-J.J@@/J0J@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@1J2J3J4J5J6J7J8J9J:J;J<J=J>J?J@KAKBKCKDKEKFKGKHKIKJKKKLKMKNKOKPKQKRKSKTKUKVKWKXKYKZK[K\\K]K^K_K`KaKbKcK@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@dKeKfKgKhKiKjKkKlKmKnKoKpKqKrKsKt\
    KuKvKwKxKyKzK{K|K}K~K\u{7f}K\u{0}K\u{1}K\u{2}K\u{3}K\u{4}K\u{5}K\u{6}K\u{7}K\u{8}K\u{9}K\u{a}K\u{b}K\u{c}K\u{d}K\
    \u{e}K\u{f}K\u{10}K\u{11}K\u{12}K\u{13}K\u{14}K\u{15}K\u{16}K\u{17}K\u{18}K\u{19}K\u{1a}K\u{1b}K\u{1c}K\u{1d}K\
    \u{1e}K\u{1f}K K!K\"K#K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@$K%K&K'K(K)K*K+K,K-K.K/K0K1\
    K2K3K4K5K6K7K8K9K:K;K<K=K>K?K@LALBLCLDLEL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
    """

  /// 3-digit scalars; 0x100000 is added where another follows.
  static let pool: StaticString = """
    yG\u{0}HF\u{0}AF@\u{5}G\u{0}HF\u{0}AF@\u{5}G\u{0}SF\u{0}@F@\u{5}G\u{0}SF\u{0}AF@\u{5}G\u{0}SF\u{0}\u{2}F@qG\u{0}\
    \u{2}F\u{0}yG@wG\u{0}\u{2}F\u{0}yG@yG\u{0}HF\u{0}@F@yG\u{0}HF\u{0}\u{2}F@\u{5}G\u{0}HF\u{0}@F@\u{5}G\u{0}HF\u{0}\
    \u{2}F@\u{9}G\u{0}\u{2}F\u{0}yG@&@\u{0}&@\u{0})@@&@\u{0}&@\u{0},@@3@\u{0}3@@)@\u{0}GF@|E\u{0}.@@*@\u{0}LF@%J\u{0}B\
    K@(@\u{0}qF@4@\u{0}HF@7@\u{0}JF@9@\u{0}JF@!@\u{0}~E@\u{5}G\u{0}SF@@~\u{0}yG@A~\u{0}yG@B~\u{0}yG@C~\u{0}yG@D~\u{0}y\
    G@E~\u{0}yG@F~\u{0}yG@G~\u{0}yG@`~\u{0}yG@a~\u{0}yG@b~\u{0}yG@c~\u{0}yG@d~\u{0}yG@e~\u{0}yG@f~\u{0}yG@g~\u{0}yG@ ~\
    \u{0}yG@!~\u{0}yG@\"~\u{0}yG@#~\u{0}yG@$~\u{0}yG@%~\u{0}yG@&~\u{0}yG@'~\u{0}yG@0~\u{0}yG@qG\u{0}yG@lG\u{0}yG@qG\
    \u{0}\u{2}F@4~\u{0}yG@wG\u{0}yG@nG\u{0}yG@wG\u{0}\u{2}F@yG\u{0}\u{2}F@\u{1}G\u{0}SF@\u{5}G\u{0}\u{2}F@<~\u{0}yG@\
    \u{9}G\u{0}yG@\u{e}G\u{0}yG@\u{9}G\u{0}\u{2}F@&@\u{0}&@@3@\u{0}4@@4J\u{0}6J@4J\u{0}%J@4J\u{0}+J@>J\u{0}6J@4J\u{0}-\
    J@!@@\"@@#@@$@@%@@'@@(@@*@@+@@-@@/@@0@@1@@2@@5@@6@@7@@8@@9@@:@@|G@ A@!A@\"A@#A@$A@%A@&A@'A@(A@)A@*A@+A@,A@-A@.A@/A\
    @0A@1A@2A@3A@4A@5A@6A@8A@9A@:A@;A@<A@=A@>A@AB@CB@EB@GB@IB@KB@MB@OB@QB@SB@UB@WB@YB@[B@]B@_B@aB@cB@eB@gB@iB@kB@mB@oB\
    @sB@uB@wB@zB@|B@~B@\u{0}B@\u{2}B@\u{4}B@\u{6}B@\u{8}B@\u{b}B@\u{d}B@\u{f}B@\u{11}B@\u{13}B@\u{15}B@\u{17}B@\u{19}B\
    @\u{1b}B@\u{1d}B@\u{1f}B@!B@#B@%B@'B@)B@+B@-B@/B@1B@3B@5B@7B@?A@:B@<B@>B@\u{13}D@CC@EC@\u{14}D@HC@\u{16}D@\u{17}D@\
    LC@\u{1d}C@\u{19}D@\u{1b}D@RC@ D@#D@)D@(D@YC@/D@2D@5D@aC@cC@eC@@E@hC@CE@mC@HE@pC@JE@KE@tC@vC@RE@yC@}C@\u{6}C@\u{9}\
    C@\u{c}C@\u{e}C@\u{10}C@\u{12}C@\u{14}C@\u{16}C@\u{18}C@\u{1a}C@\u{1c}C@\u{1f}C@!C@#C@%C@'C@)C@+C@-C@/C@3C@5C@UC@\
    \u{7f}C@9C@;C@=C@?C@AD@CD@ED@GD@ID@KD@MD@OD@QD@SD@UD@WD@YD@[D@]D@_D@^C@cD@eD@gD@iD@kD@mD@oD@qD@sD@%\u{18}@|D@ZC@&\
    \u{18}@\u{2}D@@C@IE@LE@\u{7}D@\u{9}D@\u{b}D@\u{d}D@\u{f}D@1F@3F@7F@3G@lG@mG@nG@oG@\u{c}G@\u{d}G@\u{e}G@qG@rG@sG@tG\
    @uG@vG@wG@xG@zG@{G@}G@~G@\u{7f}G@\u{0}G@\u{1}G@\u{3}G@\u{4}G@\u{5}G@\u{6}G@\u{7}G@\u{8}G@\u{9}G@\u{a}G@\u{b}G@\
    \u{17}G@\u{19}G@\u{1b}G@\u{1d}G@\u{1f}G@!G@#G@%G@'G@)G@+G@-G@/G@8G@2G@;G@;F@<F@=F@\u{10}H@\u{11}H@\u{12}H@\u{13}H@\
    \u{14}H@\u{15}H@\u{16}H@\u{17}H@\u{18}H@\u{19}H@\u{1a}H@\u{1b}H@\u{1c}H@\u{1d}H@\u{1e}H@\u{1f}H@pH@qH@rH@sH@tH@uH@\
    vH@wH@xH@yH@zH@{H@|H@}H@~H@\u{7f}H@\u{0}H@\u{1}H@\u{2}H@\u{3}H@\u{4}H@\u{5}H@\u{6}H@\u{7}H@\u{8}H@\u{9}H@\u{a}H@\
    \u{b}H@\u{c}H@\u{d}H@\u{e}H@\u{f}H@!H@#H@%H@'H@)H@+H@-H@/H@1H@3H@5H@7H@9H@;H@=H@?H@AI@KI@MI@OI@QI@SI@UI@WI@YI@[I@]\
    I@_I@aI@cI@eI@gI@iI@kI@mI@oI@qI@sI@uI@wI@yI@{I@}I@\u{7f}I@\u{f}I@\u{2}I@\u{4}I@\u{6}I@\u{8}I@\u{a}I@\u{c}I@\u{e}I@\
    \u{11}I@\u{13}I@\u{15}I@\u{17}I@\u{19}I@\u{1b}I@\u{1d}I@\u{1f}I@!I@#I@%I@'I@)I@+I@-I@/I@1I@3I@5I@7I@9I@;I@=I@?I@AJ\
    @CJ@EJ@GJ@IJ@KJ@MJ@OJ@QJ@SJ@UJ@WJ@YJ@[J@]J@_J@aJ@cJ@eJ@gJ@iJ@kJ@mJ@oJ@!J@\"J@#J@$J@&J@'J@(J@)J@*J@,J@.J@/J@0J@1J@2\
    J@3J@4J@5J@7J@8J@9J@:J@;J@<J@=J@>J@?J@@K@AK@CK@DK@EK@FK@@\u{1a}@A\u{1a}@B\u{1a}@C\u{1a}@D\u{1a}@E\u{1a}@F\u{1a}@G\
    \u{1a}@H\u{1a}@I\u{1a}@J\u{1a}@K\u{1a}@L\u{1a}@M\u{1a}@N\u{1a}@O\u{1a}@P\u{1a}@Q\u{1a}@R\u{1a}@S\u{1a}@T\u{1a}@U\
    \u{1a}@V\u{1a}@W\u{1a}@X\u{1a}@Y\u{1a}@Z\u{1a}@[\u{1a}@\\\u{1a}@]\u{1a}@^\u{1a}@_\u{1a}@`\u{1a}@a\u{1a}@b\u{1a}@c\
    \u{1a}@d\u{1a}@e\u{1a}@g\u{1a}@m\u{1a}@0g@1g@2g@3g@4g@5g@\u{b}\u{c}B\u{10}a@\u{11}a@\u{12}a@\u{13}a@\u{14}a@\u{15}\
    a@\u{16}a@\u{17}a@\u{18}a@\u{19}a@\u{1a}a@\u{1b}a@\u{1c}a@\u{1d}a@\u{1e}a@\u{1f}a@ a@!a@\"a@#a@$a@%a@&a@'a@(a@)a@*\
    a@+a@,a@-a@.a@/a@0a@1a@2a@3a@4a@5a@6a@7a@8a@9a@:a@=a@>a@?a@A|@C|@E|@G|@I|@K|@M|@O|@Q|@S|@U|@W|@Y|@[|@]|@_|@a|@c|@e\
    |@g|@i|@k|@m|@o|@q|@s|@u|@w|@y|@{|@}|@\u{7f}|@\u{1}|@\u{3}|@\u{5}|@\u{7}|@\u{9}|@\u{b}|@\u{d}|@\u{f}|@\u{11}|@\
    \u{13}|@\u{15}|@\u{17}|@\u{19}|@\u{1b}|@\u{1d}|@\u{1f}|@!|@#|@%|@'|@)|@+|@-|@/|@1|@3|@5|@7|@9|@;|@=|@?|@A}@C}@E}@G\
    }@I}@K}@M}@O}@Q}@S}@U}@a}@c}@e}@g}@i}@k}@m}@o}@q}@s}@u}@w}@y}@{}@}}@\u{7f}}@\u{1}}@\u{3}}@\u{5}}@\u{7}}@\u{9}}@\
    \u{b}}@\u{d}}@\u{f}}@\u{11}}@\u{13}}@\u{15}}@\u{17}}@\u{19}}@\u{1b}}@\u{1d}}@\u{1f}}@!}@#}@%}@'}@)}@+}@-}@/}@1}@3}\
    @5}@7}@9}@;}@=}@?}@@~@A~@B~@C~@D~@E~@F~@G~@P~@Q~@R~@S~@T~@U~@`~@a~@b~@c~@d~@e~@f~@g~@p~@q~@r~@s~@t~@u~@v~@w~@\u{0}\
    ~@\u{1}~@\u{2}~@\u{3}~@\u{4}~@\u{5}~@\u{11}~@\u{13}~@\u{15}~@\u{17}~@ ~@!~@\"~@#~@$~@%~@&~@'~@p\u{7f}@q\u{7f}@0~@1\
    ~@2~@3~@4~@5~@\u{10}\u{7f}@\u{11}\u{7f}@6~@7~@ \u{7f}@!\u{7f}@:~@;~@%\u{7f}@8~@9~@<~@=~@\u{e}\u{2}@0\u{2}@1\u{2}@2\
    \u{2}@3\u{2}@4\u{2}@5\u{2}@6\u{2}@7\u{2}@8\u{2}@9\u{2}@:\u{2}@;\u{2}@<\u{2}@=\u{2}@>\u{2}@?\u{2}@D\u{3}@\u{10}\
    \u{9}@\u{11}\u{9}@\u{12}\u{9}@\u{13}\u{9}@\u{14}\u{9}@\u{15}\u{9}@\u{16}\u{9}@\u{17}\u{9}@\u{18}\u{9}@\u{19}\u{9}@\
    \u{1a}\u{9}@\u{1b}\u{9}@\u{1c}\u{9}@\u{1d}\u{9}@\u{1e}\u{9}@\u{1f}\u{9}@ \u{9}@!\u{9}@\"\u{9}@#\u{9}@$\u{9}@%\u{9}\
    @&\u{9}@'\u{9}@(\u{9}@)\u{9}@p\u{18}@q\u{18}@r\u{18}@s\u{18}@t\u{18}@u\u{18}@v\u{18}@w\u{18}@x\u{18}@y\u{18}@z\
    \u{18}@{\u{18}@|\u{18}@}\u{18}@~\u{18}@\u{7f}\u{18}@\u{0}\u{18}@\u{1}\u{18}@\u{2}\u{18}@\u{3}\u{18}@\u{4}\u{18}@\
    \u{5}\u{18}@\u{6}\u{18}@\u{7}\u{18}@\u{8}\u{18}@\u{9}\u{18}@\u{a}\u{18}@\u{b}\u{18}@\u{c}\u{18}@\u{d}\u{18}@\u{e}\
    \u{18}@\u{f}\u{18}@\u{10}\u{18}@\u{11}\u{18}@\u{12}\u{18}@\u{13}\u{18}@\u{14}\u{18}@\u{15}\u{18}@\u{16}\u{18}@\
    \u{17}\u{18}@\u{18}\u{18}@\u{19}\u{18}@\u{1a}\u{18}@\u{1b}\u{18}@\u{1c}\u{18}@\u{1d}\u{18}@\u{1e}\u{18}@\u{1f}\
    \u{18}@!\u{18}@+D@=z@=D@(\u{18}@*\u{18}@,\u{18}@\u{11}D@1D@\u{10}D@\u{12}D@3\u{18}@6\u{18}@\u{7f}D@\u{0}D@A\u{19}@\
    C\u{19}@E\u{19}@G\u{19}@I\u{19}@K\u{19}@M\u{19}@O\u{19}@Q\u{19}@S\u{19}@U\u{19}@W\u{19}@Y\u{19}@[\u{19}@]\u{19}@_\
    \u{19}@a\u{19}@c\u{19}@e\u{19}@g\u{19}@i\u{19}@k\u{19}@m\u{19}@o\u{19}@q\u{19}@s\u{19}@u\u{19}@w\u{19}@y\u{19}@{\
    \u{19}@}\u{19}@\u{7f}\u{19}@\u{1}\u{19}@\u{3}\u{19}@\u{5}\u{19}@\u{7}\u{19}@\u{9}\u{19}@\u{b}\u{19}@\u{d}\u{19}@\
    \u{f}\u{19}@\u{11}\u{19}@\u{13}\u{19}@\u{15}\u{19}@\u{17}\u{19}@\u{19}\u{19}@\u{1b}\u{19}@\u{1d}\u{19}@\u{1f}\
    \u{19}@!\u{19}@#\u{19}@,\u{19}@.\u{19}@3\u{19}@\u{1}\u{c}B\u{3}\u{c}B\u{5}\u{c}B\u{7}\u{c}B\u{9}\u{c}B\u{d}\u{c}B\
    \u{f}\u{c}B\u{11}\u{c}B\u{13}\u{c}B\u{15}\u{c}B\u{17}\u{c}B\u{19}\u{c}B\u{1b}\u{c}B\u{1d}\u{c}B\u{1f}\u{c}B!\u{c}B\
    #\u{c}B%\u{c}B'\u{c}B)\u{c}B+\u{c}B-\u{c}BA\u{d}BC\u{d}BE\u{d}BG\u{d}BI\u{d}BK\u{d}BM\u{d}BO\u{d}BQ\u{d}BS\u{d}BU\
    \u{d}BW\u{d}BY\u{d}B[\u{d}Bc\u{e}Be\u{e}Bg\u{e}Bi\u{e}Bk\u{e}Bm\u{e}Bo\u{e}Bs\u{e}Bu\u{e}Bw\u{e}By\u{e}B{\u{e}B}\
    \u{e}B\u{7f}\u{e}B\u{1}\u{e}B\u{3}\u{e}B\u{5}\u{e}B\u{7}\u{e}B\u{9}\u{e}B\u{b}\u{e}B\u{d}\u{e}B\u{f}\u{e}B\u{11}\
    \u{e}B\u{13}\u{e}B\u{15}\u{e}B\u{17}\u{e}B\u{19}\u{e}B\u{1b}\u{e}B\u{1d}\u{e}B\u{1f}\u{e}B!\u{e}B#\u{e}B%\u{e}B'\
    \u{e}B)\u{e}B+\u{e}B-\u{e}B/\u{e}B:\u{e}B<\u{e}B9z@?\u{e}BA\u{f}BC\u{f}BE\u{f}BG\u{f}BL\u{f}B%D@Q\u{f}BS\u{f}BW\
    \u{f}BY\u{f}B[\u{f}B]\u{f}B_\u{f}Ba\u{f}Bc\u{f}Be\u{f}Bg\u{f}Bi\u{f}B&D@\u{1c}D@!D@,D@*D@^E@GE@]E@\u{13}\u{16}Bu\
    \u{f}Bw\u{f}By\u{f}B{\u{f}B}\u{f}B\u{7f}\u{f}B\u{1}\u{f}B\u{3}\u{f}BT\u{f}BBE@N{@\u{8}\u{f}B\u{a}\u{f}B\u{11}\u{f}\
    B\u{17}\u{f}B\u{19}\u{f}B6\u{f}B`g@ag@bg@cg@dg@eg@fg@gg@hg@ig@jg@kg@lg@mg@ng@og@pg@qg@rg@sg@tg@ug@vg@wg@xg@yg@zg@{\
    g@|g@}g@~g@\u{7f}g@\u{0}g@\u{1}g@\u{2}g@\u{3}g@\u{4}g@\u{5}g@\u{6}g@\u{7}g@\u{8}g@\u{9}g@\u{a}g@\u{b}g@\u{c}g@\
    \u{d}g@\u{e}g@\u{f}g@\u{10}g@\u{11}g@\u{12}g@\u{13}g@\u{14}g@\u{15}g@\u{16}g@\u{17}g@\u{18}g@\u{19}g@\u{1a}g@\
    \u{1b}g@\u{1c}g@\u{1d}g@\u{1e}g@\u{1f}g@ g@!g@\"g@#g@$g@%g@&g@'g@(g@)g@*g@+g@,g@-g@.g@/g@\u{1}>C\u{2}>C\u{3}>C\
    \u{4}>C\u{5}>C\u{6}>C\u{7}>C\u{8}>C\u{9}>C\u{a}>C\u{b}>C\u{c}>C\u{d}>C\u{e}>C\u{f}>C\u{10}>C\u{11}>C\u{12}>C\u{13}\
    >C\u{14}>C\u{15}>C\u{16}>C\u{17}>C\u{18}>C\u{19}>C\u{1a}>ChHDiHDjHDkHDlHDmHDnHDoHDpHDqHDrHDsHDtHDuHDvHDwHDxHDyHDzH\
    D{HD|HD}HD~HD\u{7f}HD\u{0}HD\u{1}HD\u{2}HD\u{3}HD\u{4}HD\u{5}HD\u{6}HD\u{7}HD\u{8}HD\u{9}HD\u{a}HD\u{b}HD\u{c}HD\
    \u{d}HD\u{e}HD\u{f}HD\u{18}ID\u{19}ID\u{1a}ID\u{1b}ID\u{1c}ID\u{1d}ID\u{1e}ID\u{1f}ID ID!ID\"ID#ID$ID%ID&ID'ID(ID)\
    ID*ID+ID,ID-ID.ID/ID0ID1ID2ID3ID4ID5ID6ID7ID8ID9ID:ID;IDWKDXKDYKDZKD[KD\\KD]KD^KD_KD`KDaKDcKDdKDeKDfKDgKDhKDiKDjKD\
    kKDlKDmKDnKDoKDpKDqKDsKDtKDuKDvKDwKDxKDyKD{KD|KD\u{0}YD\u{1}YD\u{2}YD\u{3}YD\u{4}YD\u{5}YD\u{6}YD\u{7}YD\u{8}YD\
    \u{9}YD\u{a}YD\u{b}YD\u{c}YD\u{d}YD\u{e}YD\u{f}YD\u{10}YD\u{11}YD\u{12}YD\u{13}YD\u{14}YD\u{15}YD\u{16}YD\u{17}YD\
    \u{18}YD\u{19}YD\u{1a}YD\u{1b}YD\u{1c}YD\u{1d}YD\u{1e}YD\u{1f}YD YD!YD\"YD#YD$YD%YD&YD'YD(YD)YD*YD+YD,YD-YD.YD/YD0\
    YD1YD2YD\u{0}qD\u{1}qD\u{2}qD\u{3}qD\u{4}qD\u{5}qD\u{6}qD\u{7}qD\u{8}qD\u{9}qD\u{a}qD\u{b}qD\u{c}qD\u{d}qD\u{e}qD\
    \u{f}qD\u{10}qD\u{11}qD\u{12}qD\u{13}qD\u{14}qD\u{15}qD\u{16}qD\u{17}qD\u{18}qD\u{19}qD\u{1a}qD\u{1b}qD\u{1c}qD\
    \u{1d}qD\u{1e}qD\u{1f}qD \u{1c}E!\u{1c}E\"\u{1c}E#\u{1c}E$\u{1c}E%\u{1c}E&\u{1c}E'\u{1c}E(\u{1c}E)\u{1c}E*\u{1c}E+\
    \u{1c}E,\u{1c}E-\u{1c}E.\u{1c}E/\u{1c}E0\u{1c}E1\u{1c}E2\u{1c}E3\u{1c}E4\u{1c}E5\u{1c}E6\u{1c}E7\u{1c}E8\u{1c}E9\
    \u{1c}E:\u{1c}E;\u{1c}E<\u{1c}E=\u{1c}E>\u{1c}E?\u{1c}Eb\u{12}Gc\u{12}Gd\u{12}Ge\u{12}Gf\u{12}Gg\u{12}Gh\u{12}Gi\
    \u{12}Gj\u{12}Gk\u{12}Gl\u{12}Gm\u{12}Gn\u{12}Go\u{12}Gp\u{12}Gq\u{12}Gr\u{12}Gs\u{12}Gt\u{12}Gu\u{12}Gv\u{12}Gw\
    \u{12}Gx\u{12}Gy\u{12}Gz\u{12}G{\u{12}G|\u{12}G}\u{12}G~\u{12}G\u{7f}\u{12}G\u{0}\u{12}G\u{1}\u{12}G\u{2}\u{12}G\
    \u{3}\u{12}G
    """
}
