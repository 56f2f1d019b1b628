// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.

/// Scalars to their foldings. 0: itself; 1: nothing; else 2 + a place in `pool`.
enum FoldingTable {
  /// Scalar >> 12 to a block of `middle`.
  static let top: StaticString = """
    @@A@B@C@D@D@D@D@D@D@E@D@D@D@D@F@G@H@D@D@D@D@I@D@D@D@D@J@D@K@L@M@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@N@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@O@D@D@D@\
    D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@D@
    """

  /// 64 entries each, to a block of `leaves`.
  static let middle: StaticString = """
    @@A@B@C@D@E@F@G@H@I@J@K@@@L@M@N@O@P@Q@R@S@T@U@@@V@W@@@@@@@@@@@@@@@@@@@@@@@X@@@Y@Z@[@@@@@@@\\@@@@@@@@@@@@@@@@@@@@@]\
    @@@^@_@`@a@b@@@@@@@c@d@@@e@@@@@@@@@@@@@@@@@@@f@@@@@@@@@@@@@@@@@@@@@@@@@@@@@g@@@h@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @i@@@j@k@l@@@m@n@o@p@q@r@s@t@u@v@w@@@x@y@z@@@{@|@@@@@}@@@@@@@@@~@\u{7f}@\u{0}@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@\u{1}@\u{2}@@@\u{3}@@@@@@@@@\u{4}@\u{5}@\u{6}@\u{7}@@@\u{8}@@@@@@@@@\u{9}@\u{a}@\u{b}@\u{c}@\u{d}@\u{e}@\u{f}@\
    @@\u{10}@\u{11}@\u{12}@\u{13}@\u{14}@@@\u{15}@\u{16}@\u{17}@\u{18}@\u{19}@\u{1a}@\u{1b}@\u{1c}@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1d}@\u{1e}@@@\u{1f}@ @!@\"@@@@@@@@@@@@@@@@@@@@@@@@@@@#@$@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@%@&@'@(@)@*@+@,@-@.@/@0@1@2@3@4@5@6\
    @7@8@9@:@;@<@=@>@?@@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@AA@@BACA@@DAEA@@@@@@@@@@@@@@FA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@GA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@HA@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@IA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@JA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@KALAMA@@@@@@@@@@@@@@@@NAOAP\
    AQARASATAUAVAWAXAYAZA[A\\A]A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@^A_A@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@`A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@aAbAcA@@@@@@@@@@@@@@@@@@\
    dAeAfA@@gAhA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@iA@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@jAkAlAmAnAoApAqArA@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@sAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsA\
    sAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsA
    """

  /// 64 entries each: the values.
  static let leaves: StaticString = """
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@pG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|G@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@?R@@@@@@\
    @@@@@@@@\u{7}K@@pG@@@@A@@@\u{9}K@@@@g@EC\u{b}K@S@@@@\u{d}KxM3B@@{B~B\u{1}B@@pGpGpGpGpGpGAS-BHFHFHFHF>@>@>@>@BS\
    \u{16}K3B3B3B3B3B@@CS6B6B6B6BnODS\u{f}KpGpGpGpGpGpG@@-BHFHFHFHF>@>@>@>@@@\u{16}K3B3B3B3B3B@@@@6B6B6B6BnO@@nOpGpGpG\
    pGpGpG-B-B-B-B-B-B-B-BWFWFES@@HFHFHFHFHFHFHFHFHFHFZBZBZBZBZBZBZBZB\u{0}O\u{0}OFS@@>@>@>@>@>@>@>@>@>@@@\u{11}K\
    \u{11}K\u{12}K\u{12}KvOvO@@NBNBNBNBNBNB\u{13}K\u{13}KGS@@\u{16}K\u{16}K\u{16}K\u{16}K\u{16}K\u{16}K\u{15}KHS@@3B3B\
    3B3B3B3BIS@@sGsGsGsGsGsG2@2@2@2@2@2@2@2@xOxOxOxOJS@@6B6B6B6B6B6B6B6B6B6B6B6BXOXOnOnOnO|G|G|G|G|G|G2@@@KSLS@@MS@@NS\
    OS@@PSQSRS@@@@SSTSUSVS@@WSXS@@YSZS[S@@@@@@\\S]S@@^S3B3B_S@@`S@@aSbS@@cS@@@@dS@@eS6B6BfSgShS@@iS@@jSkS@@@@@@lS@@@@@\
    @@@@@@@@@\u{17}K\u{17}K\u{17}K\u{19}K\u{19}K\u{19}K\u{1b}K\u{1b}K\u{1b}KpGpG>@>@3B3B6B6B6B6B6B6B6B6B6B6B@@pGpGpGpG\
    ASASmS@@ZBZBvOvO3B3B3B3BjSjS\u{12}K\u{17}K\u{17}K\u{17}KZBZBnSoS\u{16}K\u{16}KpGpGASASCSCSpGpGpGpGHFHFHFHF>@>@>@>@\
    3B3B3B3BsGsGsGsG6B6B6B6B2@2@xOxOpS@@\u{0}O\u{0}OqS@@rS@@sS@@pGpGHFHF3B3B3B3B3B3B3B3BnOnO@@@@@@@@@@@@tSuS@@vSwS@@@@\
    xS@@ySzS{S|S@@}S@@~S@@\u{7f}S@@\u{0}S@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@\u{0}O\u{1}S\u{12}KsG\u{2}S\u{3}S\u{4}SXOnO@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1d}\
    K\u{1f}K!K#K%K'K@@@@XSNB2@<B\u{5}S@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{12}B\u{6}B@@>L\u{5}B*K@\
    @@@@@@@@@@@@@@@@@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{6}S@@\u{7}S@@\u{8}S@@\u{9}S@\
    @@@@@)K@@@@@@\u{a}S\u{b}S@@@@@@@@\u{b}K\u{4}B\u{c}S\u{14}K\u{d}S\u{e}S\u{f}S@@\u{10}S@@\u{11}S\u{12}S@@\u{13}S\
    \u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S@@\"S#S$S%S&S'SbO(S)S@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\"S@@@@@@@@@@@@@@@@@@@@@@@@*S\u{14}S\u{1a}S$S\u{11}S)S%S S@@+S@@,S@@-S@\
    @.S@@/S@@0S@@1S@@2S@@3S@@4S@@5S@@6S@@\u{1b}S!S\"S@@\u{1a}S\u{17}S@@7S@@\"S8S@@@@9S:S;S<S=S>S?S@TATBTCTDTETFTGTHTIT\
    JTKTLTMTNTOTPTQTRTSTTTUTVTWTXTYTZT[T\\T]T^T_T`TaTbTcTdTeTfTgThTiTjTkT@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lT@@mT@@nT@@oT@@pT@@qT@@rT@@sT@@tT@@uT@@vT@@wT@@xT@@yT@@zT@@{T@\
    @|T@@@@@@@@@@@@@@@@@@}T@@~T@@\u{7f}T@@\u{0}T@@\u{1}T@@\u{2}T@@\u{3}T@@\u{4}T@@\u{5}T@@\u{6}T@@\u{7}T@@\u{8}T@@\
    \u{9}T@@\u{a}T@@\u{b}T@@\u{c}T@@\u{d}T@@\u{e}T@@\u{f}T@@\u{10}T@@\u{11}T@@\u{12}T@@\u{13}T@@\u{14}T@@\u{15}T@@\
    \u{16}T@@\u{17}T@@\u{18}T\u{19}T@@\u{1a}T@@\u{1b}T@@\u{1c}T@@\u{1d}T@@\u{1e}T@@\u{1f}T@@@@ T@@!T@@\"T@@#T@@$T@@%T@\
    @&T@@'T@@(T@@)T@@*T@@+T@@,T@@-T@@.T@@/T@@0T@@1T@@2T@@3T@@4T@@5T@@6T@@7T@@8T@@9T@@:T@@;T@@<T@@=T@@>T@@?T@@@U@@AU@@B\
    U@@CU@@DU@@EU@@FU@@GU@@HU@@IU@@JU@@KU@@LU@@MU@@NU@@OU@@@@PUQURUSU\u{10}OTUUUVUWUXU\u{12}OYU\u{16}OZU[U\\U]U^U_U`Ua\
    U\u{e}ObUcUdUeUfUgUhUiUjUkUlU,KmUnUoUpU@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@+K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@-K/K1K3K@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@5K7K9K;K=K?KALCL@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@ELGL@@IL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@KL@@@@ML@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@OLQLSL@@@@UL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@WLYL@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@[L@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@]L@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@_LaL@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@qU@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@cL@@@@@@@@@@@@@@@@@@eL@@@@@@@@gL@@@@@@@@iL@@@@@\
    @@@kL@@@@@@@@@@@@@@@@@@@@@@@@mL@@@@@@@@@@@@@@@@@@oL@@qLsL\u{7}BuL\u{a}B@@@@@@@@@@@@@@\u{8}B@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@wL@@@@@@@@@@@@@@@@@@yL@@@@@@@@{L@@@@@@@@}L@@@@@@@@\u{7f}L@@@@@@@@@@@@@@@@@@@@@@@@\u{1}L@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@rUsUtUuUvUwUxUyUzU{U|U}U~U\u{7f}U\u{0}U\u{1}U\u{2}U\
    \u{3}U\u{4}U\u{5}U\u{6}U\u{7}U\u{8}U\u{9}U\u{a}U\u{b}U\u{c}U\u{d}U\u{e}U\u{f}U\u{10}U\u{11}U\u{12}U\u{13}U\u{14}U\
    \u{15}U\u{16}U\u{17}U@@\u{18}U@@@@@@@@@@\u{19}U@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@\u{1a}U@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@A@A@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{1b}U\u{1c}U\u{1d}U\u{1e}U\u{1f}U U@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@A@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@A@A@A@A@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@NTPTZT]T^T^TfTmT!U@@@@@@@@@@@@@@\"U#U$U%U&U'U(U)U*U+U,U-U\u{1a}U.U/U0U1U2U3U4U5U6U7U8U9U:U;U<U=U>U?U@VAVBVCVD\
    VEVFVGVHVIVJVKV@@@@LVMVNV@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@p\
    GAS$N@@WFHFSSZB\u{0}O>@\u{12}KvONB5G\u{16}K@@3BrSrOsGxO6BXOpGOVPVQV$NWFHFTSUSRVZB@@vO5GHS3BNSSVTVrOxO6BUV\\SkKVV\
    \u{14}S\u{15}S\u{16}S%S&S>@sG6BkK\u{14}S\u{15}S!S%S&S@@@@@@@@@@@@@@@@@@@@@@@@@@YT@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@WV-BXVBSRVdMYVZV[VZSYS\\V]V^V_V`VaVbVcV]SdVeV^SfVgVcShVzSfSiVgS{S|GjVkVjS\u{1a}\
    SpGpG$N$N$N$N$N$N-B-BWFWFWFWFWFWFWFWFWFWFHFHFHFHFHFHFHFHFHFHFdMdMZBZB\u{0}O\u{0}O\u{0}O\u{0}O\u{0}O\u{0}O\u{0}O\
    \u{0}O\u{0}O\u{0}O>@>@>@>@vOvOvOvOvOvONBNBNBNBNBNBNBNB5G5G5G5G5G5G\u{16}K\u{16}K\u{16}K\u{16}K\u{16}K\u{16}K\u{16}\
    K\u{16}K3B3B3B3B3B3B3B3BrOrOrOrOsGsGsGsGsGsGsGsG2@2@2@2@2@2@2@2@2@2@xOxOxOxOxOxOxOxO6B6B6B6B6B6B6B6B6B6BkKkKkKkKXO\
    XOXOXOXOXOXOXOXOXO<B<B<B<BnOnO|G|G|G|G|G|G\u{0}OxOXOnO\u{3}L2@@@@@\u{f}K@@pGpGpGpGpGpGpGpGpGpGpGpGpGpGpGpGpGpGpGpG\
    pGpGpGpGHFHFHFHFHFHFHFHFHFHFHFHFHFHFHFHF>@>@>@>@3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B3B6B6B6B6B6B6B6B6B6B\
    6B6B6B6B6BnOnOnOnOnOnOnOnOlV@@mV@@nV@@@@@@@@@@@@@@@@@@oVpVqVrVsVtVuVvV@@@@@@@@@@@@@@@@wVxVyVzV{V|V@@@@@@@@@@@@@@@@\
    @@@@}V~V\u{7f}V\u{0}V\u{1}V\u{2}V\u{3}V\u{4}V@@@@@@@@@@@@@@@@\u{5}V\u{6}V\u{7}V\u{8}V\u{9}V\u{a}V\u{b}V\u{c}V@@@@@\
    @@@@@@@@@@@\u{d}V\u{e}V\u{f}V\u{10}V\u{11}V\u{12}V@@@@@@@@@@@@@@@@@@@@@@\u{13}V@@\u{14}V@@\u{15}V@@\u{16}V@@@@@@@@\
    @@@@@@@@\u{17}V\u{18}V\u{19}V\u{1a}V\u{1b}V\u{1c}V\u{1d}V\u{1e}V@@\u{c}S@@\u{d}S@@\u{e}S@@\u{f}S@@\u{10}S@@\u{11}S\
    @@\u{12}S@@@@\u{5}L\u{7}L\u{9}L\u{b}L\u{d}L\u{f}L\u{11}L\u{13}L\u{5}L\u{7}L\u{9}L\u{b}L\u{d}L\u{f}L\u{11}L\u{13}L\
    \u{15}L\u{17}L\u{19}L\u{1b}L\u{1d}L\u{1f}L!L#L\u{15}L\u{17}L\u{19}L\u{1b}L\u{1d}L\u{1f}L!L#L%L'L)L+L-L/L1L3L%L'L)L\
    +L-L/L1L3L@@@@5L7L9L@@@@;L\u{1f}V V!V\u{c}S7L=L*K=L?L\u{d}BAMCMEM@@@@GM\"V\u{d}S#V\u{e}SCM\u{10}B\u{13}B\u{16}B@@@\
    @@@$V@@@@@@@@%V&V'V\u{f}S@@\u{19}B\u{1c}B\u{1f}B@@@@@@(V@@@@@@@@)V*V+V\u{11}S,V\"B\u{4}B-V@@@@IMKMMM@@@@OM.V\u{10}\
    S/V\u{12}SKM\u{b}KQM@@?R?R?R?R?R?R?R?R?R?R?RA@A@A@A@A@@@0V@@@@@@@@@@SM@@@@@@@@@@@@@@@@@@@@@@@@VB&B%B@@@@@@A@A@A@A@\
    A@?R@@@@@@5@4@@@)B(B@@@@@@@@UM@@WM@@@@@@@@@@@@@@@@YM[M]M@@@@@@@@@@@@@@@@@@1V@@@@@@3@@@@@@@@@@@@@@@?RA@A@A@A@A@A@A@\
    A@A@A@A@A@A@A@A@A@:@>@@@@@}BKCWC?B]CBC2V3V\u{7f}D4VBA\u{16}K:@xMg@EC}BKCWC?B]CBC2V3V\u{7f}D4VBA@@pGHF3B<BTS\u{0}Ov\
    ONB5G\u{16}KrO2@xO@@@@@@@@@@@@@@@@@@@@@@_M@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@+B.B-BaM@@1B4BUS@@cMZB\
    \u{0}O\u{0}O\u{0}O\u{0}OFS>@>@NBNB@@\u{16}KeM@@@@rOfOsGsGsG@@@@gM7BiM@@|G@@bO@@|G@@vOpG$N-B@@HFHFdM5V5G3B6V7V8V9V>\
    @@@:B S\u{15}S\u{15}S S:V@@@@@@@@WFWFHF>@\u{12}K@@@@@@@@@@@@=B@C7@CCFCICLCOCRCUCXC[C^CaCdCkM>@=@<@mMkKoMgC;@qM<BsM\
    jCNB-BWF5G>@=@<@mMkKoMgC;@qM<BsMjCNB-BWF5G@@@@@@;V@@@@@@@@@@mC@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@mAlA@@qCpC@@@@@@@@@@@@@@@@@@@@@@1V@@@@@@@@uM@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@<V=V@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@xMg@EC}BKCWC?B]CBC9@wMyM{M}M\u{7f}M\u{1}M\u{3}M\u{5}M\u{7}M\u{9}Ms\
    CvCyC|C\u{7f}C\u{2}C\u{5}C\u{8}C\u{b}C?@CAGAKAOASAWA[A_AcAgA\u{12}C\u{15}C\u{18}C\u{1b}C\u{1e}C!C$C'C*C\u{e}C\
    \u{11}C\u{14}C\u{17}C\u{1a}C\u{1d}C C#C&C)C,C/C2C5C8C;C>CADDDGDJDMDPDSDVDYD\\D_DbDeDhDkDnDqDtDwDzDpG$N-BWFHFdMZB\
    \u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<B\
    nO|G:@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@kA@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@}D\u{1}D\u{0}D@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@\u{b}M@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@>V?V@WAWBWCW\
    DWEWFWGWHWIWJWKWLWMWNWOWPWQWRWSWTWUWVWWWXWYWZW[W\\W]W^W_W`WaWbWcWdWeWfWgWhWiWjWkWlWmW@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@nW@@oWpWqW@@@@rW@@sW@@tW@@PVbVOVWV@@uW@@@@vW@@@\
    @@@@@@@@@\u{12}KkKwWxWyW@@zW@@{W@@|W@@}W@@~W@@\u{7f}W@@\u{0}W@@\u{1}W@@\u{2}W@@\u{3}W@@\u{4}W@@\u{5}W@@\u{6}W@@\
    \u{7}W@@\u{8}W@@\u{9}W@@\u{a}W@@\u{b}W@@\u{c}W@@\u{d}W@@\u{e}W@@\u{f}W@@\u{10}W@@\u{11}W@@\u{12}W@@\u{13}W@@\u{14}\
    W@@\u{15}W@@\u{16}W@@\u{17}W@@\u{18}W@@\u{19}W@@\u{1a}W@@\u{1b}W@@\u{1c}W@@\u{1d}W@@\u{1e}W@@\u{1f}W@@ W@@!W@@\"W@\
    @#W@@$W@@%W@@&W@@'W@@(W@@)W@@*W@@@@@@@@@@@@@@@@+W@@,W@@@@@@@@-W@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@.W@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@/W@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@0W@@@@@@@\
    @@@@@@@@@@@@@@@@@1W2W3W4W5W6W7W8W9W:W;W<W=W>W?W@XAXBXCXDXEXFXGXHXIXJXKXLXMXNXOXPXQXRXSXTXUXVXWXX\u{58}YXZX[X\\X]X^\
    X_X`XaXbXcXdXeXfXgXhXiXjXkXlXmXnXoXpXqXrXsXtXuXvXwX>GxXKFyXzX{X|X}X~X\u{7f}X\u{0}X\u{1}X\u{2}X\u{3}X\u{4}X\u{5}X\
    \u{6}X\u{7}X\u{8}X\u{9}X\u{a}X\u{b}X\u{c}X\u{d}X\u{e}X\u{f}X\u{10}X\u{11}X\u{12}X\u{13}X\u{14}X\u{15}X\u{16}X\
    \u{17}X\u{18}X\u{19}X\u{1a}X\u{1b}X\u{1c}X\u{1d}X\u{1e}X\u{1f}X X!X\"X#X$X%X&X'X(X)X*X+X,X-X.X/X0X1X2X3X4X5X6X7X8X\
    9X:X;X<X=X>X?X@YAYBYCYDYEYFYGYHYIYJYKYLYMYNYOYPYQYRYSYTYUYVYWYXYYYZY[Y\\Y]Y^Y_Y`YaYbYcYdYeYfYgYhYiYjYkYlYmYnYoYpYq\
    YrYsYtYuYvYwYxYyYzY{Y|Y}Y~Y\u{7f}Y\u{0}Y\u{1}Y\u{2}Y\u{3}Y\u{4}Y@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@?R@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@1V@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@1V@@@@@@@@@@\u{5}Y@@HX\u{6}Y\u{7}Y@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    \u{10}M\u{8}Y@@@@\u{d}M@@~A\u{2}A\u{9}Y\u{a}Y\u{b}Y\u{c}Y\u{d}Y\u{e}Y\u{f}Y\u{10}Y<RnN\u{11}Y\u{12}Y4F\u{6}A\u{13}\
    Y\u{14}YxN\u{15}Y\u{16}Y\u{17}YrN\u{1c}FcF\u{18}Y\u{19}Y\u{1a}Y|N\u{1b}Y\u{1f}F\u{1c}Y]F\u{1d}Y\u{1e}Y\u{7}F\u{1f}\
    Y Y!Yv@l@xF\"Y#Y\u{1e}AvN1F$Y%Y\u{13}F&Y'Y(Y)Y*Y+Y,Y-Y.Y/Y{FoF0Yq@1Y2Y3Y4Y5Y6Y7Y8Y\u{4}NiFa@9Y\u{0}@:Y;Y<Y=Y>Y{@?Y\
    @ZAZ\u{f}M\u{11}M\u{13}M\u{15}M@@@@BZCZ\u{17}M@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@DZEZFZGZHZIZJZKZLZMZNZOZPZQZRZSZTZUZVZWZXZYZZZ[Z\\Z]Z^Z_Z`ZaZbZcZdZeZfZgZhZiZjZkZlZm\
    ZnZoZpZqZrZsZtZuZvZA@wZxZyZzZ{Z|Z}Z~Z\u{7f}Z\u{0}Z\u{1}Z\u{2}Z\u{3}Z\u{4}Z\u{5}Z\u{6}Z\u{7}Z\u{8}Z\u{9}Z\u{a}Z\
    \u{b}Z\u{c}Z\u{d}Z\u{e}Z\u{f}Z\u{10}Z\u{11}Z\u{12}Z\u{13}Z\u{14}Z\u{15}Z\u{16}Z\u{17}Z\u{18}Z\u{19}Z\u{1a}Z\u{1b}Z\
    \u{1c}Z\u{1d}Z\u{1e}Z\u{1f}Z Z@@@@@@1W7W!Z\"Z#Z$Z%Z&Z5W'Z(Z)Z*Z9W@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@\u{3}D\u{6}D\u{9}D\u{c}D\u{f}D\u{12}D\u{15}D\u{18}D\u{1b}D\u{1e}D!D$D'D*D-D0D3D6D9D<D?DBEEEHEKENEQE\
    TEWEoAsA@@ZE]E`EcEfEiElEoErEuExE{E~E\u{1}E\u{4}E\u{7}E\u{a}E\u{d}E\u{10}E\u{13}E\u{16}E\u{19}E\u{1c}E\u{1f}E\"E%E(\
    E+E.E1E4E7E:E=E@FCF+Z,ZsX-Z@@@@@@@@@@@@@@@@FF\u{19}M\u{1b}M\u{1d}M\u{1f}M!M#M%M'M)M+M-M/M1M3M5MDZGZJZLZTZUZXZZZ[Z]\
    Z^Z_Z`ZaZ.Z/Z0Z1Z2Z3Z4Z5Z6Z7Z8Z9Z:Z;Z7M9M<Z@@1W7W!Z\"Z=Z>Z?Z<W@[HXKF\u{4}X\u{3}XyXUYPX>GA[B[JBC[D[E[F[G[H[I[VXJ[K[\
    L[M[N[O[P[\u{18}N#Z$Z%ZQ[R[S[T[U[V[W[X[Y[Z[;M=M?MANCNENGNINKNMNONQNSNUNWNMFPFYN[N]N_NaNcNeNIFLFOFgNRFiNUF\u{2}A\
    \u{a}Y\u{c}Y\u{e}Y\u{10}Y<R\u{11}Y4F\u{13}YxN\u{16}YrNcF\u{19}Y|N\u{1f}F]F\u{7}F Yv@xF\"Y#Y\u{1e}AvN1F\u{13}F(Y+Y.\
    YoF0Yq@1Y2Y4Y6Y8Y\u{4}NiFa@9Y\u{0}@;Y<Y=Y>YkNwA{A\u{7f}AXF\u{3}A[F^Fh@\u{7}AaFdFgF\u{b}A\u{f}AjFmFmNpF\u{13}A\
    \u{17}AoNm@\\@r@o@w@|@\u{1b}AsFvFyF\u{1f}A\u{1}@#A|F\u{8}@\u{7f}FqNsNz@uN\u{2}F\u{5}F\u{6}@\u{8}F'A\u{b}@\u{b}FwNy\
    N\u{10}@+A\u{15}@\u{e}F\u{1a}@{N\u{11}F\u{14}F\u{17}F\u{1a}F\u{1d}F/A F}N#F&F)F3A,F/F2F\u{1f}@7A\u{7f}N$@\u{1}N;A^\
    @5F8F;F?A\u{3}N>FCB\u{5}N)@t@BGEGHGKGNGQGTGWGZG]GAGDGGGJGMGPGSGVGYG\\G_GbGeGhGkGnG\u{7}N\u{9}NqG\u{b}N\u{d}N\u{f}N\
    tGwG\u{11}N\u{13}N\u{15}N\u{17}N\u{19}NGBoG\u{1b}N\u{1d}N\u{1f}N!N#N%N'NLBKB)N+N-N/N1NYB{GzG}G\u{0}G\u{3}G3N5N7N9N\
    ;N=N?NAOCOEO\u{6}G\u{9}GuG\u{c}G\u{f}G\u{12}GxG\u{15}G\u{18}GOBoG\u{1b}G\u{1e}G!G$G.@b@GOIOKOMOjKOOQOSOUOSOWOYO[O]\
    O_O]OaOcOSBeOgOiOWB'GkOmOoOqOsOuOEOwOyO{O*G}O%N-G0G\u{7f}O[B3G\u{1}O\u{3}O\u{5}O\u{7}O6G9G@HCHFHIHLHOHRHUHXH<G?GBH\
    EHHHKHNHQHTHWHZH]H`HcHfHiHlHoHrHuHxH{H~H[[@@\\[@@][@@^[@@_[@@!U@@`[@@a[@@b[@@c[@@d[@@e[@@f[@@g[@@h[@@i[@@j[@@k[@@l\
    [@@m[@@n[@@o[@@p[@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@q[@@r[@@s[@@t[@@u[@@v[@@w[@@x[@@y[@@z[@@{[@@|[@@}[@@~[@@fTh\
    T@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@\u{7f}[@@\u{0}[@@\u{1}[@@\u{2}[@@\u{3}[@@\u{4}[@@\u{5}[@@@@@@\u{6}[@@\u{7}[@@\u{8}[@@\u{9}[\
    @@\u{a}[@@\u{b}[@@\u{c}[@@\u{d}[@@\u{e}[@@\u{f}[@@\u{10}[@@\u{11}[@@\u{12}[@@\u{13}[@@\u{14}[@@\u{15}[@@\u{16}[@@\
    \u{17}[@@\u{18}[@@\u{19}[@@\u{1a}[@@\u{1b}[@@\u{1c}[@@\u{1d}[@@\u{1e}[@@\u{1f}[@@ [@@![@@\"[@@#[@@$[@@$[@@@@@@@@@@\
    @@@@@@%[@@&[@@'[([@@)[@@*[@@+[@@,[@@@@@@@@-[@@[V@@@@.[@@/[@@@@@@0[@@1[@@2[@@3[@@4[@@5[@@6[@@7[@@8[@@9[@@\u{1}SRVZV\
    :[\\V@@;[<[^V=[>[@@?[@@@\\@@A\\@@B\\@@C\\@@D\\@@E\\@@F\\gVG\\H\\@@I\\@@@@@@@@@@@@J\\@@@@@@@@@@K\\@@L\\@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@-BdMfOM\\@@@@FSIS@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@\u{1}[N\\oWO\\@@@@@@@@@@@@@@@@@@P\\@@@@@@@@@@@@Q\\R\\S\\T\\U\\V\\W\\X\\Y\\Z\\[\\\\\\]\\^\\_\\`\\a\\b\\c\\\
    d\\e\\f\\g\\h\\i\\j\\k\\l\\m\\n\\o\\p\\q\\r\\s\\t\\u\\v\\w\\x\\y\\z\\{\\|\\}\\~\\\u{7f}\\\u{0}\\\u{1}\\\u{2}\\\
    \u{3}\\\u{4}\\\u{5}\\\u{6}\\\u{7}\\\u{8}\\\u{9}\\\u{a}\\\u{b}\\\u{c}\\\u{d}\\\u{e}\\\u{f}\\\u{10}\\\u{11}\\\u{12}\
    \\\u{13}\\\u{14}\\\u{15}\\\u{16}\\\u{17}\\\u{18}\\\u{19}\\\u{1a}\\\u{1b}\\\u{1c}\\\u{1d}\\\u{1e}\\\u{1f}\\ \\!\\\"\
    \\MY#\\$\\%\\&\\\u{3}Y\u{3}Y'\\UY(\\)\\*\\+\\,\\-\\.\\/\\0\\1\\2\\3\\4\\5\\6\\7\\8\\9\\:\\;\\<\\=\\>\\?\\@]A]B]C]D\
    ]E]F]G]H]I]J]K]L]M]N]O]P]+XQ]R]S]T]U]V]W]X]Y]Z][]tY\\]]]^]_]`]a]b]c]d]e]f]g]h]i]j]k]l]m]n]o]p]q]r]s]t]u]v]1\\w]x]y\
    ]z]{]|]}]~]\u{7f}]\u{0}]\u{1}]\u{2}]\u{3}]\u{4}]\u{5}]\u{6}]\u{7}]\u{8}]\u{9}]\u{a}]OY\u{b}]\u{c}]\u{d}]\u{e}]\
    \u{f}]\u{10}]\u{11}]\u{12}]\u{13}]\u{14}]\u{15}]\u{16}]\u{17}]\u{18}]\u{19}]VX\u{1a}]\u{1b}]\u{1c}]\u{1d}]\u{1e}]\
    \u{1f}] ]!]CX\"]#]$]%]&]'](])]*]+],]-].]/]0]1]2]3]4]5]6]7]\u{9}]8]9]:];]<]=]>]?]y]@^A^B^C^D^E^F^G^H^I^J^K^L^M^N^O^\
    P^Q^R^S^1\\T^U^V^W^\u{2}YX^Y^Z^[^\\^]^^^_^`^a^b^c^>Zd^e^f^g^h^i^j^k^l^{]m^n^o^p^q^r^s^t^u^v^w^x^y^TYz^{^|^}^~^\
    \u{7f}^\u{0}^\u{1}^\u{2}^\u{3}^\u{4}^\u{5}^\u{6}^#X\u{7}^\u{8}^\u{9}^\u{a}^\u{b}^\u{c}^\u{d}^\u{e}^\u{f}^\u{10}^\
    \u{11}^\u{12}^\u{13}^\u{14}^\u{15}^\u{16}^>X\u{17}^AY\u{18}^\u{19}^\u{1a}^@@@@\u{1b}^@@\u{1c}^@@@@\u{1d}^\u{1e}^\
    \u{1f}^ ^!^\"^#^$^%^*X@@&^@@'^@@@@(^)^@@@@@@*^+^,^-^.^/^0^1^2^3^4^5^6^7^8^9^:^;^]X<^=^>^?^@_A_B_C_D_E_F_G_H_I_J_JB\
    K_L_M_N_F[O_P_Q_R_S_-]T_U_V_W_X_Y_Y_Z_[_\\_]_^___`_a_(^b_c_d_e_f_g_@@@@h_i_j_k_l_m_n_o_6^p_q_r_\u{1b}^s_t_u_v_w_x_\
    y_z_{_|_}_~_>^\u{7f}_?^\u{0}_\u{1}_\u{2}_\u{3}_\u{4}_\u{1c}^F]\u{5}_\u{6}_|X\u{a}]]^\u{7}_\u{8}_F_\u{9}_G_\u{a}_\
    \u{b}_\u{c}_\u{1e}^\u{d}_\u{e}_\u{f}_\u{10}_\u{11}_\u{1f}^\u{12}_\u{13}_\u{14}_\u{15}_\u{16}_\u{17}_S_\u{18}_\
    \u{19}_-]\u{1a}_W_\u{1b}_\u{1c}_\u{1d}_\u{1e}_\u{1f}_\\_ _'^!_]_w]\"_^_#_`_$_%_&_'_(_b_$^)_c_*_d_+_\u{3}Y,_-_._/_0\
    _1_2_3_4_5_6_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{9}O\u{2}H\u{5}H\u{1}H\
    \u{4}H\u{b}O\u{b}O@@@@@@@@@@@@@@@@@@@@@@@@\u{d}O\u{f}O\u{11}O\u{13}O\u{15}O@@@@@@@@@@\u{17}O@@\u{19}O7_6V9V8_9_XP:\
    _;_<_2V\u{1b}O\u{1d}O\u{7}H\u{a}H\u{1f}O!O#O%O'O)O+O-O/O@@1O3O5O7O9O@@;O@@=O?O@@APCP@@EPGPIPKPMPOPQPSPUPWP=_=_>_>_\
    >_>_?_?_?_?_@`@`@`@`A`A`A`A`B`B`B`B`C`C`C`C`D`D`D`D`E`E`E`E`F`F`F`F`G`G`G`G`H`H`H`H`I`I`I`I`J`J`K`K`L`L`M`M`N`N`O`\
    O`P`P`P`P`Q`Q`Q`Q`R`R`R`R`S`S`S`S`T`T`U`U`U`U`V`V`W`W`W`W`X`X`X`X`DKDKY`Y`@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@Z`Z`Z`Z``P`PbPbPdPdP1K[`[`\\`\\`]`]`fPfPfPfPEIEIYPYP[P[P]P]P_P_PaPaPcPcPePePePgPgPgP^`^`\
    ^`^`iPkPmPgPoPqPsPuPwPyP{P}P\u{7f}P\u{1}P\u{3}P\u{5}P\u{7}P\u{9}P\u{b}P\u{d}P\u{f}PJI)H,H/H6I\u{11}P2H\u{13}P\
    \u{15}P\u{17}P\u{19}P\u{1b}P\u{1d}P\u{1f}P!P#P%P'P)P+P-PmB/P1P3P5P7P9P;P=P?PAQCQEQGQIQKQMQOQQQSQUQWQYQ[QR@IK]Q5H8H\
    ;HVIDIAI_QaQcQeQgQiQkQmQoQqQsQuQwQyQ{Q}Q\u{7f}Q\u{1}Q\u{3}Q\u{d}H\u{10}H\u{13}H\u{16}H\u{19}H\u{1c}H\u{5}Q\u{7}QmP\
    \u{9}QgPoPeB\u{b}QwP\u{d}QyP{P\u{f}Q\u{11}Q\u{3}P\u{13}Q\u{5}P\u{7}P\u{15}Q\u{17}Q\u{b}P\u{19}Q\u{d}P\u{f}P;P=PCQE\
    QGQOQQQSQUQR@IK]Q\u{1b}QVI\u{1d}Q\u{1f}QeQ!QgQiQ\u{3}Q#Q%QyQ'Q{Q}QiPkP)QmP+QqPsPuPwP-Q}P\u{7f}P\u{1}P\u{3}P/Q\u{b}\
    PJI)H,H/H6I2H\u{13}P\u{15}P\u{17}P\u{19}P\u{1b}P1Q\u{1d}P\u{1f}P!P#P%P'P+P-PmB/P1P3P5P7P9P?PAQIQKQMQOQQQWQYQ[QR@Z@\
    5H8H;HVI_QaQcQeQ3QkQmQ5QsQuQwQyQuBmP+QwP-Q\u{3}P/Q\u{b}P7Q\u{19}P9Q;Q=QOQQQR@eQ3QyQuB\u{1f}H\"H%H?QARCRERGRIRKRMRO\
    RQRkI\u{18}IMIbIfJZJSRURWRYR[R]R_R;QaRcReRgR?QARCRERGRIRKRMRORQRkI\u{18}IMIbIfJZJSRURWRYR[R]R_R;QaRcReRgR[R]R_R;Q9\
    Q=Q)P\u{13}P\u{15}P\u{17}P[R]R_R)P+PiRiR@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@(H+H+H.H1H4H7H:H=H=H@ICIFIIILIOIOIRIUI\
    UIXIXI[I^I^IaIdIdIgIgIjImImIpIpIsIvIyI|I|I\u{7f}I\u{2}I\u{5}I\u{8}I\u{b}I\u{b}I\u{e}I\u{11}I\u{14}I\u{17}I\u{1a}I\
    \u{1d}I\u{1d}I I I#I#I&I)I,I/I2I5I8I@@@@;I>IAJDJGJJJJJMJPJSJVJVJYJ\\J_JbJeJhJkJnJqJtJwJzJ}J\u{0}J\u{3}J\u{6}J\u{9}\
    J\u{c}J\u{f}J\u{12}J\u{15}J\u{18}J\u{e}I\u{14}I\u{1b}J\u{1e}J!J$J'J*J'J!J-J0J3J6J9J*JyI[I<J?J@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@BKEK_BcBgBkBoBsBP@HKB@T@wB@@@@@@A@A@A@A@A@A@A@A@A@A@A@A\
    @A@A@A@A@\u{18}R_```a`\u{a}SVMZMb`c`%B@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@&Bd`e`f`f`4VBAg`h`i`hKj`k`l`m`<V\
    =Vn`o`p`q`@@@@r`s`WMWMWMWMf`f`f`\u{18}R_`VB@@\u{a}Sa`ZMVMd`4VBAg`h`i`hKt`u`v`2Vw`x`y`\u{7f}D@@z`{`|`}`@@@@@@@@kRmR\
    oR@@qR@@sRuRwRyR{R}R\u{7f}R\u{1}R\u{3}R\u{5}R~`\u{8}R\u{8}R\u{a}R\u{a}R\u{7f}`\u{7f}`\u{c}R\u{c}R\u{0}`\u{0}`\u{0}\
    `\u{0}`ZPZP\u{1}`\u{1}`\u{1}`\u{1}`\u{2}`\u{2}`\u{3}`\u{3}`\u{3}`\u{3}`\u{4}`\u{4}`\u{4}`\u{4}`-H-H-H-H9H9H9H9H<H<\
    H<H<HjBjB\u{5}`\u{5}`fBfB\u{8}Q\u{8}Q\u{6}`\u{6}`\u{6}`\u{6}`\u{7}`\u{7}`\u{7}`\u{7}`\u{8}`\u{8}`\u{8}`\u{8}`\u{9}\
    `\u{9}`\u{9}`\u{9}`\u{a}`\u{a}`\u{a}`\u{a}`\u{b}`\u{b}`\u{b}`\u{b}`\u{c}`\u{c}`\u{c}`\u{c}`\u{d}`\u{d}`\u{d}`\u{d}\
    `\u{e}`\u{e}`\u{e}`\u{e}`\u{f}`\u{f}`\u{f}`\u{f}`\u{10}`\u{10}`\u{10}`\u{10}`rBrBrBrBS@S@S@S@\u{a}Q\u{a}Q\u{a}Q\
    \u{a}Q[@[@[@[@^P^PEIEIBIBIBIBI\u{7}R\u{7}R\u{9}R\u{9}R\u{b}R\u{b}R\u{d}R\u{d}R@@@@A@@@VM\u{11}`t`{`|`u`\u{12}`4VBA\
    v`2V\u{18}Rw`VB\u{13}`:@xMg@EC}BKCWC?B]CBCa`\u{a}Sx`\u{7f}Dy`ZM}`pG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOs\
    G2@xO6BkKXO<BnO|Gr`z`s`\u{14}`f`-VpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|Gg`\u{15}`h`1V\
    \u{16}`\u{17}```n`o`_`\u{18}`>Y~A\u{9}Y\u{b}Y\u{d}Y\u{f}Y3Y5Y7Y\u{1e}Y\u{a}A\u{2}A\u{a}Y\u{c}Y\u{e}Y\u{10}Y<R\
    \u{11}Y4F\u{13}YxN\u{16}YrNcF\u{19}Y|N\u{1f}F]F\u{7}F Yv@xF\"Y#Y\u{1e}AvN1F\u{13}F(Y+Y.YoF0Yq@1Y2Y4Y6Y8Y\u{4}NiFa@\
    9Y\u{0}@;Y{@\u{10}M\u{8}YA@DZEZFZGZHZIZJZKZLZMZNZOZPZQZRZSZTZUZVZWZXZYZZZ[Z\\Z]Z^Z_Z`ZaZ@@@@@@bZcZdZeZfZgZ@@@@hZiZ\
    jZkZlZmZ@@@@nZoZpZqZrZsZ@@@@tZuZvZ@@@@@@\u{19}`\u{1a}`\u{1b}`\u{9}K\u{1c}`\u{1d}`\u{1e}`@@\u{1f}` `!`\"`#`$`%`@@A@\
    A@A@A@A@A@A@A@A@@@@@@@@@@@@@@@&`'`(`)`*`+`,`-`.`/`0`1`2`3`4`5`6`7`8`9`:`;`<`=`>`?`@aAaBaCaDaEaFaGaHaIaJaKaLaMa@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@NaOaPaQaRaSaTaUaVaWaXaYaZa[a\\a]a^a_a`aaabacadaeafagahaiajakalamanaoapaqa@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@rasatauavawaxayaza{a|a@@}a~a\u{7f}a\u{0}a\u{1}a\u{2}a\u{3}a\
    \u{4}a\u{5}a\u{6}a\u{7}a\u{8}a\u{9}a\u{a}a\u{b}a@@\u{c}a\u{d}a\u{e}a\u{f}a\u{10}a\u{11}a\u{12}a@@\u{13}a\u{14}a@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{15}a\u{16}aAS\u{17}aKS@@\
    \u{18}a\u{19}a\u{1a}a\u{1b}aPSQS\u{1c}a\u{1d}a\u{1e}a\u{1f}a a!aWS\"aFS#a$a%a&a'a:[(a)a*a+a,a-aCS.a/afO0a1aqW2aaS3\
    a4a5a6aeS7a@@8a9a:a;a<a=a>a?a@b@@@@@@@@@@AbBbCbDbEbFbGbHbIbJbKbLbMbNbObPbQbRbSbTbUbVbWbXbYbZb[b\\b]b^b_b`babbbcbdb\
    ebfbgbhbibjbkblbmbnbobpbqbrbsb@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@tbubvbwbxbybzb{b|b}b~b\u{7f}b\u{0}b\u{1}b\u{2}b\u{3}b\u{4}b\u{5}b\u{6}b\u{7}b\u{8}b\u{9}b\u{a}b\u{b}b\u{c}b\
    \u{d}b\u{e}b\u{f}b\u{10}b\u{11}b\u{12}b\u{13}b\u{14}b\u{15}b\u{16}b\u{17}b\u{18}b\u{19}b\u{1a}b\u{1b}b\u{1c}b\
    \u{1d}b\u{1e}b\u{1f}b b!b\"b#b$b%b&b'b(b)b*b+b,b-b.b/b0b1b2b3b@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@A@A@A@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{f}R\u{11}RKKNKQKTKWK@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@A@A@A@A@A@A@A@A@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\u{13}R\u{15}RZK]K`KcK@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@pG$N-BWFHFdMZB\u{0}O>@\
    \u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N\
    -BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB@@>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6B\
    kKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\
    \u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG@@-BWF@@@@ZB@@@@\u{12}KvO@@@@\u{16}K3BrOfO@@2@xO6BkKXO<BnO|GpG$N-BWF@@dM@@\u{0}O>\
    @\u{12}KvONB5G\u{16}K@@rOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$\
    N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N@@WFHFdMZB@@@@\u{12}KvONB5G\u{16}K3BrOfO@@2@xO6\
    BkKXO<BnO@@pG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N@@WFHFdMZB@@>@\u{12}KvONB5G@@3B@@\
    @@@@2@xO6BkKXO<BnO@@pG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}\
    KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHF\
    dMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkK\
    XO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\
    \u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\
    \u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<B\
    nO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3B\
    rOfOsG2@xO6BkKXO<BnO|GpG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|G4b5b@@@@\u{13}S\u{14}S\
    \u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\u{1a}S\"S#S$S%S&S'SbO6b\
    \u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\"S\"S#S$S%S&S'\
    SbO7b\u{17}S\u{1a}S\u{1b}S%S!S S\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\
    \u{1e}S\u{1f}S S!S\u{1a}S\"S#S$S%S&S'SbO6b\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S\
    @S\u{1d}S\u{1e}S\u{1f}S S!S\"S\"S#S$S%S&S'SbO7b\u{17}S\u{1a}S\u{1b}S%S!S S\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\
    \u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\u{1a}S\"S#S$S%S&S'SbO6b\u{13}S\u{14}S\u{15}S\
    \u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\"S\"S#S$S%S&S'SbO7b\u{17}S\u{1a}S\
    \u{1b}S%S!S S\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\
    \u{1a}S\"S#S$S%S&S'SbO6b\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\
    \u{1f}S S!S\"S\"S#S$S%S&S'SbO7b\u{17}S\u{1a}S\u{1b}S%S!S S\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\u{19}S\u{1a}S\
    *K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\u{1a}S\"S#S$S%S&S'SbO6b\u{13}S\u{14}S\u{15}S\u{16}S\u{17}S\u{18}S\
    \u{19}S\u{1a}S*K\u{1b}S\u{1c}S@S\u{1d}S\u{1e}S\u{1f}S S!S\"S\"S#S$S%S&S'SbO7b\u{17}S\u{1a}S\u{1b}S%S!S S-S-S@@@@:@\
    xMg@EC}BKCWC?B]CBC:@xMg@EC}BKCWC?B]CBC:@xMg@EC}BKCWC?B]CBC:@xMg@EC}BKCWC?B]CBC:@xMg@EC}BKCWC?B]CBC@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@LTMTNTOTPTQTRTSTTTVTWTXTZT[T\\T]T^\
    T_T`TaTbTcTdTgTiTjTu[$TBTDT,T\u{f}T\u{18}TLTMTNTOTPTQTRTSTTTVTWTZT[T]T_T`TaTbTcTdTfTgT\u{0}TBTATKT\u{d}Tb[\u{10}T@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@8b9b:b;b<b=b>b?b@cAcBcCcDcEcFcGcHcIcJcKcLcMcNcOcPcQcRcScTcUcVcWcXcYc@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ZP\u{1}`-HjB@@^P\u{8}Q9H\u{a}`BI\u{10}`rBS@\u{a}Q\u{6}`\u{c}`\
    \u{e}`\u{8}`\u{f}`fB\u{7}`\u{3}`\u{4}`<H\u{5}`\u{9}`\u{b}`\u{d}`ZcT`[c\\c@@\u{1}`-H@@[@@@@@9H@@BI\u{10}`rBS@\u{a}Q\
    \u{6}`\u{c}`\u{e}`\u{8}`\u{f}`@@\u{7}`\u{3}`\u{4}`<H@@\u{9}`@@\u{d}`@@@@@@@@@@@@-H@@@@@@@@9H@@BI@@rB@@\u{a}Q\u{6}`\
    \u{c}`@@\u{8}`\u{f}`@@\u{7}`@@@@<H@@\u{9}`@@\u{d}`@@T`@@\\c@@\u{1}`-H@@[@@@@@9H\u{a}`BI\u{10}`@@S@\u{a}Q\u{6}`\
    \u{c}`\u{e}`\u{8}`\u{f}`@@\u{7}`\u{3}`\u{4}`<H@@\u{9}`\u{b}`\u{d}`Zc@@[c@@ZP\u{1}`-HjB[@^P\u{8}Q9H\u{a}`BI@@rBS@\
    \u{a}Q\u{6}`\u{c}`\u{e}`\u{8}`\u{f}`fB\u{7}`\u{3}`\u{4}`<H\u{5}`\u{9}`\u{b}`\u{d}`@@@@@@@@@@\u{1}`-HjB@@^P\u{8}Q9H\
    \u{a}`BI@@rBS@\u{a}Q\u{6}`\u{c}`\u{e}`\u{8}`\u{f}`fB\u{7}`\u{3}`\u{4}`<H\u{5}`\u{9}`\u{b}`\u{d}`@@@@@@@@\u{f}C\
    \u{17}R\u{19}R\u{1b}R\u{1d}R\u{1f}R!R#R%R'R)R@@@@@@@@@@/C2C5C8C;C>CADDDGDJDMDPDSDVDYD\\D_DbDeDhDkDnDqDtDwDzDfK-BsG\
    iO+R@@pG$N-BWFHFdMZB\u{0}O>@\u{12}KvONB5G\u{16}K3BrOfOsG2@xO6BkKXO<BnO|G-RSO/R\u{f}KiK1R@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@3R5R7R@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@9R@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@;R=R\u{16}Y@@@@@@@@@@@@@@@@@@@\
    @@@@@@@pX]c^c!Y7W_c`c)ZacbcccS^dcecfcgchcic\u{12}Xjckclcmcncoc1W!ZpcQ[$ZR[qcJYrcsctcucvcB[KFwcxcyczc@@@@@@@@lKoKrK\
    uKxK{K~K\u{1}K\u{4}K@@@@@@@@@@@@@@{c|c@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@:@\
    xMg@EC}BKCWC?B]CBC@@@@@@@@@@@@}c~c\u{7f}c\u{0}c\u{1}c0^\u{2}c\u{3}c\u{4}c\u{5}c1^\u{6}c\u{7}c\u{8}c2^\u{9}c\u{a}c\
    \u{b}c\u{c}c\u{d}c\u{e}cfc\u{f}c\u{10}c\u{11}c\u{12}c\u{13}ci_\u{14}cAX\u{15}c\u{16}c\u{17}c\u{18}cxc\u{19}c\u{1a}\
    cn_3^4^o_\u{1b}c\u{1c}c}]\u{1d}c5^\u{1e}c\u{1f}c c!c!c!c\"c#c$c%c&c'c(c)c*c+c,c-c.c/c0c1c2c3c3cq_4c5c6c7c7^8c9c:c\
    \u{f}^;c<c=c>c?c@dAdBdCdDdEdFd_cGdHdIdJdKdLdMdNdOdPdQdRdSdSdTdUdVdy]WdXdYdZd[d[X\\d]d]X^d_d`dadbdcdddedfdgdhdidjdk\
    dldmdndodpdqdrdE]sdgXtdtdudvdvdwdxdydzd{d|d}d~d\u{7f}d\u{0}d\u{1}d\u{2}d\u{3}d<^\u{4}d\u{5}d\u{6}d\u{7}d}_\u{7}d\
    \u{8}d>^\u{9}d\u{a}d\u{b}d\u{c}d?^*\\\u{14}N\u{d}d\u{e}d\u{f}d\u{10}d\u{11}d\u{12}d\u{13}d\u{14}d\u{15}d\u{16}d\
    \u{17}d\u{18}d\u{19}d\u{1a}d\u{1b}d\u{1c}d\u{1d}d\u{1e}d\u{1f}d d!d@_\"d#d$d%d&d'dB_(d)d*d+d,d-d.d/dF]\u{5}_0d1d2d\
    3d4d5d6d7dC_8d9d:d;d/_<d=d>d?d@eAeBeCeDeEeFeGeHe\u{a}]IeJeKeLeMeNeOePeQeReSeD_]^TeUeVeWeXeYeZe[e\u{8}_\\e]e^e_e`ea\
    ebece\u{9}_deeefegeheiejekelemeneoe\u{b}_peqereseteuevewexeyezeze{e|e\u{d}_}e~e\u{7f}e\u{0}e\u{1}e\u{2}e\u{3}e|]\
    \u{4}e\u{5}e\u{6}e\u{7}e\u{8}e\u{9}e\u{a}e\u{13}_\u{b}e\u{c}e\u{d}e\u{e}e\u{f}e\u{10}e\u{10}e\u{14}_1_\u{11}e\
    \u{12}e\u{13}e\u{14}e\u{15}eW]\u{16}_\u{16}e\u{17}eN_\u{18}e\u{19}e#^\u{1a}e\u{1b}eQ_\u{1c}e\u{1d}e\u{1e}e\u{1f}e\
    \u{1f}e e!e\"e#e$e%e&e'e(e)e*e+e,e-e.e/e0e1e2e3e4e5e6e7e8e9e:eW_;e<e=e>e?e@fAfBfCfDfEfFfGfHfIfJfudKfLfMfNfOfPfQfRf\
    SfTfUfVf\u{d}]WfXfYfZf[f\\fZ_]f^f_f`fafbfcfdfefffgfhfifjfkflfmfnfofpfR]qfrfsftfufvf\u{1d}_wfxfyfzf{f|f}f~f?X\u{7f}\
    f\u{0}f\u{1}f\u{2}f\u{3}f\u{4}f\u{5}f\u{6}f\u{7}f\u{8}f\u{9}f\"_#_FY\u{a}f\u{b}f\u{c}f\u{d}f\u{e}f\u{f}f\u{10}f\
    \u{11}f\u{12}f\u{13}f\u{14}f\u{15}f$_\u{16}f\u{17}f\u{18}f\u{19}f\u{1a}f\u{1b}f\u{1c}f\u{1d}f\u{1e}f\u{1f}f f!f\"f\
    #f$f%f&f'f(f)f*f+f,f-f.f/f0f1f2f3f*_*_4f5f6f7f8f9f:f;f<f=f+_>f?f@gAgBgCgDgEgFgGgvYHgzYIgJgKgLg\u{7f}YMg@@@@@@@@@@@\
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A\
    @A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@A@
    """

  /// 3-digit scalars; 0x100000 is added where another follows.
  static let pool: StaticString = """
    uL\u{0}\u{4}L\u{0}\u{9}L\u{0}`@\u{0}gL\u{0}\u{4}L\u{0}\u{4}L\u{0}\u{7}L\u{0}`@\u{0}yL\u{0}\u{4}L\u{0}\u{a}L\u{0}\
    \u{7}L\u{0}`@\u{0}\u{8}L\u{0}sL\u{0}\u{4}L\u{0}\u{5}L@lL\u{0}\u{4}L\u{0}`@\u{0}lL\u{0}\u{4}L\u{0}gL\u{0}\u{4}L\
    \u{0}\u{7}L@\u{d} \u{0}M!\u{0}A!\u{0}<!\u{0}( \u{0}K!@2@\u{0}!@\u{0}$@\u{0}U\u{4}\u{0}3@\u{0}r@@\u{8} \u{0}\u{19} \
    \u{0}\u{f} \u{0}<!\u{0}) @\u{d} \u{0}M!\u{0}\u{10} \u{0}I!\u{0}@!@\u{d} \u{0}M!\u{0}O!\u{0}# \u{0}( @\u{10} \u{0}I\
    !\u{0}@!\u{0}( \u{0}S!@\u{f} \u{0}K!\u{0}\u{1c} \u{0}\u{4} \u{0}M!@\u{15} \u{0}S!\u{0}! \u{0}<!\u{0}@!@1 \u{0}<!\
    \u{0}\u{1b} \u{0}S!\u{0}( @4 \u{0}\u{2} \u{0}\u{19} \u{0}( \u{0}K!@5 \u{0}\u{1} \u{0}I!\u{0}# \u{0}) @6 \u{0}# \
    \u{0}\u{17} \u{0}\u{7} \u{0}K!@8 \u{0}\u{f} \u{0}\u{1f} \u{0}<!\u{0}K!@> \u{0}S!\u{0}\u{17} \u{0}G!\u{0}S!@? \u{0}\
    J!\u{0}0 \u{0}<!\u{0}K!@L!\u{0}S!\u{0}( \u{0}\u{12} \u{0}S!@2@\u{0}!@\u{0}$@\u{0}U\u{4}\u{0}3@@r\u{0}\u{0}r\u{0}\
    \u{0}r\u{0}\u{0}r\u{0}@q@\u{0}\u{4}\u{0}\u{0}q@\u{0}p@@6@\u{0})@\u{0})@\u{0})@@h@\u{0}q@\u{0}p@\u{0}i@@h@\u{0}q@\
    \u{0}q@\u{0}i@@h@\u{0}q@\u{0}r@\u{0}i@@h@\u{0}q@\u{0}s@\u{0}i@@h@\u{0}q@\u{0}t@\u{0}i@@h@\u{0}q@\u{0}u@\u{0}i@@h@\
    \u{0}q@\u{0}v@\u{0}i@@h@\u{0}q@\u{0}w@\u{0}i@@h@\u{0}q@\u{0}x@\u{0}i@@h@\u{0}q@\u{0}y@\u{0}i@@h@\u{0}r@\u{0}p@\
    \u{0}i@@k\u{4}\u{0}k\u{4}\u{0}k\u{4}\u{0}k\u{4}@h@\u{0}dL\u{3}DP\u{3}i@@h@\u{0}dL\u{3}\u{4}m\u{3}i@@\u{2} \u{0}1 \
    \u{0}<!\u{0}( @\u{2} \u{0}K!\u{0}5 \u{0}\u{1} @\u{2} \u{0}S!\u{0}: \u{0}\u{2} @\u{4} \u{0}+ \u{0}S!\u{0}\u{10} @\
    \u{8} \u{0}<!\u{0}\u{b} \u{0}<!@\u{b} \u{0}I!\u{0}# \u{0}( @\u{b} \u{0}M!\u{0}J!\u{0}<!@\u{d} \u{0}E!\u{0}J!\u{0}<\
    !@\u{e} \u{0}K!\u{0}  \u{0}<!@\u{f} \u{0}M!\u{0}<!\u{0}- @\u{15} \u{0}\u{4} \u{0}\u{f} \u{0}K!@\u{17} \u{0}J!\u{0}\
    S!\u{0}\u{10} @0 \u{0}<!\u{0}L!\u{0}K!@5 \u{0}\u{3} \u{0}<!\u{0}( @= \u{0}\u{4} \u{0}S!\u{0}( @> \u{0}\u{4} \u{0}\
    \u{f} \u{0}M!@? \u{0}\u{f} \u{0}M!\u{0}S!@A!\u{0}\u{c} \u{0}( \u{0}S!@J!\u{0}# \u{0}( \u{0}K!@K!\u{0}<!\u{0}6 \
    \u{0}K!@j\u{10}\u{1}O~\u{1}Z^\u{1}~2A+@\u{0}#@\u{0}!@\u{0},@@-@\u{0}U\u{4}\u{0}3@\u{0}r@@!@\u{0}n@\u{0}-@\u{0}n@@#\
    @\u{0}U\u{4}\u{0}+@\u{0}'@@0@\u{0}n@\u{0}-@\u{0}n@@gL\u{0}\u{4}L\u{0}\u{4}L\u{0}\u{7}L@gL\u{0}\u{3}L\u{0}hL\u{0}qL\
    @\u{5}L\u{0}mL\u{0}\u{5}L\u{0}oL@uL\u{0}\u{4}L\u{0}yL\u{0}\u{5}L@qL\u{0}sL\u{0}\u{8}L\u{0}\u{4}L@yL\u{0}\u{4}L\
    \u{0}\u{a}L\u{0}\u{7}L@qL\u{0}\u{c}M\u{0}gL\u{0}\u{4}L@q@\u{0}\u{4}\u{0}\u{0}t@@q@\u{0}\u{4}\u{0}\u{0}r@@s@\u{0}\
    \u{4}\u{0}\u{0}t@@`@\u{0}HF\u{0}AF@r_\u{0}1^\u{0}@_@s_\u{0}1^\u{0}@_@`@\u{0}HF\u{0}\u{2}F@`@\u{0}SF\u{0}@F@`@\u{0}\
    SF\u{0}AF@`@\u{0}SF\u{0}\u{2}F@`@\u{0}TF\u{0}@F@`@\u{0}TF\u{0}AF@`@\u{0}TF\u{0}\u{2}F@`@\u{0}HF\u{0}@F@n@\u{0}n@\
    \u{0}n@@u\u{0}\u{0}u\u{0}\u{0}u\u{0}@!@\u{0}o@\u{0}#@@!@\u{0}o@\u{0}3@@#@\u{0}o@\u{0}/@@#@\u{0}o@\u{0}5@@4@\u{0}%@\
    \u{0},@@&@\u{0}!@\u{0}8@@q@\u{0}\u{4}\u{0}\u{0}w@@q@\u{0}\u{4}\u{0}\u{0}y@@q@\u{0}\u{4}\u{0}\u{0}s@@r@\u{0}\u{4}\
    \u{0}\u{0}s@@q@\u{0}\u{4}\u{0}\u{0}u@@r@\u{0}\u{4}\u{0}\u{0}u@@s@\u{0}\u{4}\u{0}\u{0}u@@t@\u{0}\u{4}\u{0}\u{0}u@@q\
    @\u{0}\u{4}\u{0}\u{0}v@@u@\u{0}\u{4}\u{0}\u{0}v@@q@\u{0}\u{4}\u{0}\u{0}x@@s@\u{0}\u{4}\u{0}\u{0}x@@u@\u{0}\u{4}\
    \u{0}\u{0}x@@w@\u{0}\u{4}\u{0}\u{0}x@@6@\u{0})@\u{0})@@8@\u{0})@\u{0})@@p@\u{0}\u{4}\u{0}\u{0}s@@n\u{4}\u{0}n\u{4}\
    \u{0}n\u{4}@h@\u{0}q@\u{0}i@@h@\u{0}r@\u{0}i@@h@\u{0}s@\u{0}i@@h@\u{0}t@\u{0}i@@h@\u{0}u@\u{0}i@@h@\u{0}v@\u{0}i@@\
    h@\u{0}w@\u{0}i@@h@\u{0}x@\u{0}i@@h@\u{0}y@\u{0}i@@q@\u{0}p@\u{0}n@@q@\u{0}q@\u{0}n@@q@\u{0}r@\u{0}n@@q@\u{0}s@\
    \u{0}n@@q@\u{0}t@\u{0}n@@q@\u{0}u@\u{0}n@@q@\u{0}v@\u{0}n@@q@\u{0}w@\u{0}n@@q@\u{0}x@\u{0}n@@q@\u{0}y@\u{0}n@@r@\
    \u{0}p@\u{0}n@@h@\u{0}!@\u{0}i@@h@\u{0}\"@\u{0}i@@h@\u{0}#@\u{0}i@@h@\u{0}$@\u{0}i@@h@\u{0}%@\u{0}i@@h@\u{0}&@\
    \u{0}i@@h@\u{0}'@\u{0}i@@h@\u{0}(@\u{0}i@@h@\u{0})@\u{0}i@@h@\u{0}*@\u{0}i@@h@\u{0}+@\u{0}i@@h@\u{0},@\u{0}i@@h@\
    \u{0}-@\u{0}i@@h@\u{0}.@\u{0}i@@h@\u{0}/@\u{0}i@@h@\u{0}0@\u{0}i@@h@\u{0}1@\u{0}i@@h@\u{0}2@\u{0}i@@h@\u{0}3@\u{0}\
    i@@h@\u{0}4@\u{0}i@@h@\u{0}5@\u{0}i@@h@\u{0}6@\u{0}i@@h@\u{0}7@\u{0}i@@h@\u{0}8@\u{0}i@@h@\u{0}9@\u{0}i@@h@\u{0}:@\
    \u{0}i@@z@\u{0}z@\u{0}}@@}@\u{0}}@\u{0}}@@h@\u{0}@b\u{0}i@@h@\u{0}Bb\u{0}i@@h@\u{0}Cb\u{0}i@@h@\u{0}Eb\u{0}i@@h@\
    \u{0}Fb\u{0}i@@h@\u{0}Gb\u{0}i@@h@\u{0}Ib\u{0}i@@h@\u{0}Kb\u{0}i@@h@\u{0}Lb\u{0}i@@h@\u{0}Nb\u{0}i@@h@\u{0}Ob\u{0}\
    i@@h@\u{0}Pb\u{0}i@@h@\u{0}Qb\u{0}i@@h@\u{0}Rb\u{0}i@@h@\u{0}@\u{18}\u{2}i@@h@\u{0}X!\u{2}i@@h@\u{0}$%\u{2}i@@h@\
    \u{0}<.\u{2}i@@h@\u{0}\u{8}3\u{2}i@@h@\u{0}T8\u{2}i@@h@\u{0}lA\u{3}i@@h@\u{0}\u{4}J\u{3}i@@h@\u{0}PO\u{3}i@@h@\
    \u{0}hX\u{3}i@@h@\u{0}4\\\u{3}i@@h@\u{0}\u{0}a\u{3}i@@h@\u{0}Lf\u{3}i@@h@\u{0}\u{18}j\u{3}i@@h@\u{0}<Q\u{3}i@@h@\
    \u{0}@\\\u{1}i@@h@\u{0}L]\u{1}i@@h@\u{0}I\\\u{1}i@@h@\u{0}\u{1b}m\u{1}i@@h@\u{0}T]\u{1}i@@h@\u{0}-b\u{1}i@@h@\u{0}\
    C\\\u{1}i@@h@\u{0}+b\u{1}i@@h@\u{0}\u{1d}\\\u{1}i@@h@\u{0}\u{1}f\u{1}i@@h@\u{0}H\u{e}\u{1}i@@h@\u{0}+ \u{1}i@@h@\
    \u{0}t\u{18}\u{1}i@@h@\u{0}h\u{e}\u{1}i@@h@\u{0}\u{11}c\u{2}i@@h@\u{0}_n\u{1}i@@h@\u{0}%\u{b}\u{1}i@@h@\u{0}j\
    \u{10}\u{1}i@@h@\u{0}I\u{e}\u{1}i@@h@\u{0}~2\u{1}i@@h@\u{0}Mh\u{1}i@@h@\u{0}9$\u{1}i@@h@\u{0}aY\u{2}i@@h@\u{0}\
    \u{1d}2\u{1}i@@h@\u{0}te\u{1}i@@h@\u{0}#]\u{1}i@@h@\u{0}<h\u{1}i@@h@\u{0}&v\u{1}i@@h@\u{0}#-\u{1}i@@h@\u{0}A^\u{1}\
    i@@h@\u{0}\u{7}Y\u{2}i@@h@\u{0}\u{14}f\u{1}i@@h@\u{0}-2\u{1}i@@h@\u{0}Q^\u{1}i@@h@\u{0}*C\u{2}i@@h@\u{0}3C\u{2}i@@\
    0@\u{0}4@\u{0}%@@q@\u{0}p@\u{0}H\u{e}Aq@\u{0}q@\u{0}H\u{e}Aq@\u{0}r@\u{0}H\u{e}A%@\u{0}2@\u{0}'@@,@\u{0}4@\u{0}$@@\
    \u{2} \u{0}<!\u{0}K!@\u{4} \u{0}S!\u{0}! @\u{6} \u{0}\u{9} \u{0}S!@\u{a} \u{0}S!\u{0}\u{19} @\u{a} \u{0}<!\u{0}@!@\
    \u{b} \u{0}\u{4} \u{0}J!@\u{c} \u{0}M!\u{0}S!@\u{c} \u{0}S!\u{0}> @\u{e} \u{0}+ \u{0}<!@\u{11} \u{0}<!\u{0}\u{19} \
    @\u{13} \u{0}K!\u{0}* @\u{13} \u{0}<!\u{0}= @\u{1b} \u{0}S!\u{0}! @  \u{0}<!\u{0}\u{19} @. \u{0}# \u{0}( @/ \u{0}\
    \u{4} \u{0}$ @1 \u{0}<!\u{0}$ @4 \u{0}\u{f} \u{0}K!@5 \u{0}I!\u{0}S!@: \u{0}+ \u{0}2 @8 \u{0}K!\u{0}$ @: \u{0}S!\
    \u{0}\u{19} @: \u{0}<!\u{0}\u{18} @9 \u{0}<!\u{0}\u{1f} @< \u{0}K!\u{0}( @= \u{0}S!\u{0}) @; \u{0}<!\u{0}K!@; \
    \u{0}<!\u{0}S!@> \u{0}\u{4} \u{0}K!@> \u{0}# \u{0}/ @> \u{0}K!\u{0}\u{f} @D!\u{0}<!\u{0}) @D!\u{0}<!\u{0}K!@F!\
    \u{0}\u{2} \u{0}S!@K!\u{0}4 \u{0}<!@q@\u{0}p@\u{0}y!Aq@\u{0}q@\u{0}y!Aq@\u{0}r@\u{0}y!Aq@\u{0}s@\u{0}y!Aq@\u{0}t@\
    \u{0}y!Aq@\u{0}u@\u{0}y!Aq@\u{0}v@\u{0}y!Aq@\u{0}w@\u{0}y!Aq@\u{0}x@\u{0}y!Aq@\u{0}y@\u{0}y!Ar@\u{0}p@\u{0}y!Ar@\
    \u{0}q@\u{0}y!Ar@\u{0}r@\u{0}y!Ar@\u{0}s@\u{0}y!Ar@\u{0}t@\u{0}y!A(@\u{0}0@\u{0}!@@\"@\u{0}!@\u{0}2@@$@\u{0}-@\
    \u{0}r@@$@\u{0}-@\u{0}s@@+@\u{0}(@\u{0}:@@-@\u{0}(@\u{0}:@@'@\u{0}(@\u{0}:@@4@\u{0}(@\u{0}:@@-@\u{0}-@\u{0}r@@#@\
    \u{0}-@\u{0}r@@+@\u{0}-@\u{0}r@@-@\u{0}-@\u{0}s@@#@\u{0}-@\u{0}s@@+@\u{0}-@\u{0}s@@-@\u{0}U\u{4}\u{0}3@@+@\u{0}0@\
    \u{0}!@@-@\u{0}0@\u{0}!@@'@\u{0}0@\u{0}!@@2@\u{0}!@\u{0}$@@#@\u{0}/@\u{0}n@@,@\u{0}/@\u{0}'@@-@\u{0})@\u{0},@@-@\
    \u{0}/@\u{0},@@0@\u{0}0@\u{0}-@@6@\u{0}U\u{4}\u{0}-@@!@\u{0}U\u{4}\u{0}-@@q@\u{0}p@\u{0}%\u{b}Aq@\u{0}q@\u{0}%\
    \u{b}Aq@\u{0}r@\u{0}%\u{b}Aq@\u{0}s@\u{0}%\u{b}Aq@\u{0}t@\u{0}%\u{b}Aq@\u{0}u@\u{0}%\u{b}Aq@\u{0}v@\u{0}%\u{b}Aq@\
    \u{0}w@\u{0}%\u{b}Aq@\u{0}x@\u{0}%\u{b}Aq@\u{0}y@\u{0}%\u{b}Ar@\u{0}p@\u{0}%\u{b}Ar@\u{0}q@\u{0}%\u{b}Ar@\u{0}r@\
    \u{0}%\u{b}Ar@\u{0}s@\u{0}%\u{b}Ar@\u{0}t@\u{0}%\u{b}Ar@\u{0}u@\u{0}%\u{b}Ar@\u{0}v@\u{0}%\u{b}Ar@\u{0}w@\u{0}%\
    \u{b}Ar@\u{0}x@\u{0}%\u{b}Ar@\u{0}y@\u{0}%\u{b}As@\u{0}p@\u{0}%\u{b}As@\u{0}q@\u{0}%\u{b}A'@\u{0}!@\u{0},@@&@\u{0}\
    &@\u{0})@@&@\u{0}&@\u{0},@@)K\u{0}|K\u{0}\u{1}K@)K\u{0}|K\u{0}\u{2}K@`@\u{0}\u{c}L\u{0}\u{11}L@`@\u{0}\u{d}L\u{0}\
    \u{11}L@`@\u{0}\u{e}L\u{0}\u{11}L@`@\u{0}\u{f}L\u{0}\u{11}L@`@\u{0}\u{10}L\u{0}\u{11}L@`@\u{0}\u{11}L\u{0}0L@\u{0}\
    L\u{0}\u{e}L\u{0}\u{11}L@\u{0}L\u{0}\u{f}L\u{0}\u{11}L@\u{0}L\u{0}\u{10}L\u{0}\u{11}L@jL\u{0}lL\u{0}\u{5}L@jL\u{0}\
    mL\u{0}lL@jL\u{0}mL\u{0}\u{5}L@jL\u{0}nL\u{0}\u{5}L@jL\u{0}\u{5}L\u{0}lL@jL\u{0}\u{5}L\u{0}mL@jL\u{0}\u{5}L\u{0}nL\
    @lL\u{0}\u{5}L\u{0}mL@mL\u{0}\u{5}L\u{0}\u{a}L@mL\u{0}\u{5}L\u{0}\u{9}L@sL\u{0}mL\u{0}lL@sL\u{0}lL\u{0}mL@sL\u{0}l\
    L\u{0}\u{9}L@sL\u{0}\u{5}L\u{0}mL@sL\u{0}\u{5}L\u{0}lL@sL\u{0}\u{5}L\u{0}\u{5}L@uL\u{0}mL\u{0}mL@uL\u{0}\u{5}L\
    \u{0}\u{5}L@tL\u{0}mL\u{0}\u{5}L@tL\u{0}lL\u{0}\u{a}L@tL\u{0}\u{5}L\u{0}nL@tL\u{0}\u{5}L\u{0}\u{5}L@vL\u{0}mL\u{0}\
    \u{9}L@vL\u{0}nL\u{0}\u{5}L@wL\u{0}\u{5}L\u{0}mL@wL\u{0}\u{5}L\u{0}\u{5}L@wL\u{0}\u{5}L\u{0}\u{a}L@yL\u{0}lL\u{0}\
    \u{5}L@yL\u{0}\u{5}L\u{0}\u{5}L@yL\u{0}\u{5}L\u{0}\u{9}L@zL\u{0}\u{5}L\u{0}\u{5}L@zL\u{0}\u{5}L\u{0}\u{a}L@zL\u{0}\
    \u{5}L\u{0}\u{9}L@\u{1}L\u{0}nL\u{0}\u{5}L@\u{2}L\u{0}\u{5}L\u{0}mL@\u{2}L\u{0}\u{5}L\u{0}\u{5}L@\u{4}L\u{0}mL\
    \u{0}\u{5}L@\u{4}L\u{0}mL\u{0}\u{a}L@\u{4}L\u{0}mL\u{0}\u{9}L@\u{4}L\u{0}lL\u{0}lL@\u{4}L\u{0}nL\u{0}\u{5}L@\u{4}L\
    \u{0}\u{5}L\u{0}mL@\u{5}L\u{0}mL\u{0}lL@\u{5}L\u{0}mL\u{0}\u{5}L@\u{5}L\u{0}mL\u{0}\u{a}L@\u{5}L\u{0}lL\u{0}mL@\
    \u{5}L\u{0}lL\u{0}\u{5}L@\u{5}L\u{0}nL\u{0}lL@\u{5}L\u{0}nL\u{0}\u{5}L@\u{5}L\u{0}lL\u{0}nL@\u{7}L\u{0}\u{5}L\u{0}\
    lL@\u{7}L\u{0}\u{5}L\u{0}\u{5}L@\u{6}L\u{0}mL\u{0}\u{5}L@\u{6}L\u{0}mL\u{0}\u{9}L@\u{6}L\u{0}lL\u{0}\u{5}L@\u{6}L\
    \u{0}lL\u{0}\u{9}L@\u{6}L\u{0}\u{5}L\u{0}\u{a}L@\u{6}L\u{0}\u{5}L\u{0}\u{9}L@\u{a}L\u{0}\u{5}L\u{0}\u{5}L@hL\u{0}n\
    L\u{0}\u{a}L@jL\u{0}lL\u{0}\u{a}L@jL\u{0}lL\u{0}\u{9}L@jL\u{0}nL\u{0}\u{a}L@jL\u{0}nL\u{0}\u{9}L@jL\u{0}\u{5}L\
    \u{0}\u{a}L@jL\u{0}\u{5}L\u{0}\u{9}L@lL\u{0}\u{5}L\u{0}\u{a}L@lL\u{0}mL\u{0}\u{9}L@lL\u{0}\u{5}L\u{0}\u{9}L@sL\
    \u{0}nL\u{0}\u{9}L@uL\u{0}mL\u{0}\u{a}L@tL\u{0}mL\u{0}\u{a}L@vL\u{0}mL\u{0}\u{a}L@\u{4}L\u{0}lL\u{0}\u{a}L@\u{4}L\
    \u{0}\u{5}L\u{0}\u{a}L@\u{a}L\u{0}mL\u{0}\u{a}L@\u{a}L\u{0}lL\u{0}\u{a}L@\u{a}L\u{0}\u{5}L\u{0}\u{a}L@\u{5}L\u{0}\
    \u{5}L\u{0}\u{a}L@\u{2}L\u{0}\u{5}L\u{0}\u{a}L@\u{6}L\u{0}mL\u{0}\u{a}L@yL\u{0}\u{5}L\u{0}\u{a}L@\u{3}L\u{0}\u{5}L\
    \u{0}\u{a}L@\u{6}L\u{0}lL\u{0}mL@\u{5}L\u{0}nL\u{0}\u{a}L@\u{4}L\u{0}lL\u{0}\u{5}L@\u{3}L\u{0}\u{5}L\u{0}\u{5}L@lL\
    \u{0}mL\u{0}\u{a}L@mL\u{0}lL\u{0}\u{a}L@\u{5}L\u{0}lL\u{0}\u{a}L@\u{1}L\u{0}\u{5}L\u{0}\u{a}L@hL\u{0}mL\u{0}\u{a}L\
    @sL\u{0}nL\u{0}\u{a}L@\u{6}L\u{0}lL\u{0}\u{a}L@uL\u{0}\u{4}L\u{0}\u{12}M@\u{2}L\u{0}\u{4}L\u{0}\u{12}M@uL\u{0}\
    \u{4}L\u{0}\u{9}L@\u{18}b\u{7}%b\u{7}.bG\u{18}b\u{7}%b\u{7}/bG\u{18}b\u{7}%b\u{7}0bG\u{18}b\u{7}%b\u{7}1bG\u{18}b\
    \u{7}%b\u{7}2bGyc\u{7}%b\u{7}.bGzc\u{7}%b\u{7}.bGyc\u{7}%b\u{7}/bGzc\u{7}%b\u{7}/bGT \u{0}3@\u{0}U @0@\u{0}0@\u{0}\
    6@@T \u{0}l\u{e}\u{1}U @T \u{0}I\\\u{1}U @T \u{0}L]\u{1}U @T \u{0}Iw\u{1}U @T \u{0}y!\u{1}U @T \u{0}\u{13}\u{4}\
    \u{1}U @T \u{0}\u{17}-\u{1}U @T \u{0}\u{1d}e\u{1}U @T \u{0}\u{17}\u{a}\u{1}U @`@\u{0}HF@`@\u{0}DF@`@\u{0}AF@`@\
    \u{0}gF@3@\u{0}3@@)@\u{0}*@@,@\u{0}wA@|E\u{0}.@@$@\u{0}:@@,@\u{0}*@@.@\u{0}*@@`@\u{0}FF@`@\u{0}GF@`@\u{0}JF@`@\
    \u{0}hF@`@\u{0}CF@`@\u{0}KF@`@\u{0}yG@%J\u{0}BK@gL\u{0}4L@\u{8}L\u{0}4L@\u{7}M\u{0}4L@\u{a}L\u{0}4L@UR\u{0}|R@VR\
    \u{0}|R@WR\u{0}|R@\\R\u{0}|R@aR\u{0}|R@bR\u{0}|R@kR\u{0}|R@oR\u{0}|R@aS\u{0}|S@bS\u{0}|S@oS\u{0}|S@rT\u{0}|T@xT\
    \u{0}|T@VT\u{0}|T@WT\u{0}|T@\\T\u{0}|T@kT\u{0}|T@aV\u{0}|V@bV\u{0}|V@\u{d}\\\u{0}r\\@\u{d}]\u{0}r]@k]\u{0}Y]@k]\
    \u{0}a]@\u{2}^\u{0}w_@\u{c}^\u{0}w_@\u{11}^\u{0}w_@\u{16}^\u{0}w_@\u{1b}^\u{0}w_@\u{0}^\u{0}u_@1^\u{0}2^@1^\u{0}4^\
    @r_\u{0}@_@s_\u{0}@_@R_\u{0}w_@\\_\u{0}w_@a_\u{0}w_@f_\u{0}w_@k_\u{0}w_@P_\u{0}u_@!@\u{0}~E@@~\u{0}yG@A~\u{0}yG@B~\
    \u{0}yG@C~\u{0}yG@D~\u{0}yG@E~\u{0}yG@F~\u{0}yG@G~\u{0}yG@`~\u{0}yG@a~\u{0}yG@b~\u{0}yG@c~\u{0}yG@d~\u{0}yG@e~\
    \u{0}yG@f~\u{0}yG@g~\u{0}yG@ ~\u{0}yG@!~\u{0}yG@\"~\u{0}yG@#~\u{0}yG@$~\u{0}yG@%~\u{0}yG@&~\u{0}yG@'~\u{0}yG@0~\
    \u{0}yG@qG\u{0}yG@lG\u{0}yG@v\u{7f}\u{0}yG@`@\u{0}SF@`@\u{0}\u{2}F@4~\u{0}yG@wG\u{0}yG@nG\u{0}yG@\u{6}\u{7f}\u{0}y\
    G@<~\u{0}yG@\u{9}G\u{0}yG@\u{e}G\u{0}yG@6\u{7f}\u{0}yG@`@\u{0}TF@`@\u{0}sF@a@\u{0}a@@`@\u{0}EF@\u{7f}@\u{0}\u{7f}@\
    @\u{7f}@\u{0}a@@a@\u{0}\u{7f}@@2@\u{0}3@@pA\u{0}#@@pA\u{0}&@@.@\u{0}/@@3@\u{0}-@@4@\u{0}-@@q@\u{0}\u{4}\u{0}@)@\
    \u{0}6@@6@\u{0})@@)@\u{0}8@@8@\u{0})@@>@\u{0}xF@q@\u{0}q@@q@\u{0}r@@q@\u{0}s@@q@\u{0}t@@q@\u{0}u@@q@\u{0}v@@q@\
    \u{0}w@@q@\u{0}x@@q@\u{0}y@@r@\u{0}p@@\u{1d}\u{15}\u{0}xF@H!\u{0}J!@O!\u{0}Y!@P!\u{0}Y!@Q!\u{0}Y!@R!\u{0}Y!@\u{13}\
     \u{0}( @r@\u{0}q@@r@\u{0}r@@r@\u{0}s@@r@\u{0}t@@r@\u{0}u@@r@\u{0}v@@r@\u{0}w@@r@\u{0}x@@r@\u{0}y@@s@\u{0}p@@s@\
    \u{0}q@@s@\u{0}r@@s@\u{0}s@@s@\u{0}t@@s@\u{0}u@@xX\u{3} \u{19}B<Q\u{3}\u{18}NCs@\u{0}v@@s@\u{0}w@@s@\u{0}x@@s@\
    \u{0}y@@t@\u{0}p@@t@\u{0}q@@t@\u{0}r@@t@\u{0}s@@t@\u{0}t@@t@\u{0}u@@t@\u{0}v@@t@\u{0}w@@t@\u{0}x@@t@\u{0}y@@u@\
    \u{0}p@@s@\u{0}H\u{e}At@\u{0}H\u{e}Au@\u{0}H\u{e}Av@\u{0}H\u{e}Aw@\u{0}H\u{e}Ax@\u{0}H\u{e}Ay@\u{0}H\u{e}A(@\u{0}'\
    @@%@\u{0}6@@$]\u{1}LiA\u{e} \u{0}\u{c} @\u{d} \u{0}M!@' \u{0}\u{17} @) \u{0}K!@* \u{0}. @4 \u{0}\u{13} @3 \u{0}K!@\
    : \u{0}\u{1d} @; \u{0}S!@? \u{0}J!@A!\u{0}\u{c} @J!\u{0}I!@L!\u{0}@!@$@\u{0}!@@!@\u{0}5@@/@\u{0}6@@0@\u{0}#@@$@\
    \u{0}-@@)@\u{0}5@@3|\u{1}P\u{4}Am\u{c}\u{1}LiAgr\u{1}#\u{16}AN\u{c}\u{1}{\u{19}A.@\u{0}!@@|G\u{0}!@@-@\u{0}!@@+@\
    \u{0}!@@+@\u{0}\"@@-@\u{0}\"@@'@\u{0}\"@@0@\u{0}&@@.@\u{0}&@@|G\u{0}&@@|G\u{0}'@@-@\u{0}'@@|G\u{0},@@-@\u{0},@@$@\
    \u{0},@@+@\u{0},@@&@\u{0}-@@.@\u{0}-@@|G\u{0}-@@-@\u{0}-@@#@\u{0}-@@+@\u{0}-@@0@\u{0}3@@.@\u{0}3@@|G\u{0}3@@-@\
    \u{0}3@@.@\u{0}6@@|G\u{0}6@@-@\u{0}6@@+@\u{0}6@@0@\u{0}7@@.@\u{0}7@@|G\u{0}7@@-@\u{0}7@@+@\u{0}7@@+@\u{0}\u{9}G@-@\
    \u{0}\u{9}G@\"@\u{0}1@@#@\u{0}#@@#@\u{0}$@@$@\u{0}\"@@'@\u{0}9@@(@\u{0}!@@(@\u{0}0@@)@\u{0}.@@+@\u{0}+@@+@\u{0}4@@\
    ,@\u{0}-@@,@\u{0}.@@,@\u{0}8@@0@\u{0}(@@0@\u{0}2@@3@\u{0}2@@3@\u{0}6@@7@\u{0}\"@@&@\u{0}&@@3@\u{0}4@@4J\u{0}6J@4J\
    \u{0}%J@4J\u{0}+J@>J\u{0}6J@4J\u{0}-J@\u{19}K\u{0}tK@2K\u{0}wK@)K\u{0}\u{1}K@)K\u{0}\u{2}K@\u{10}K\u{0}wK@\u{10}K\
    \u{0}xK@\u{10}K\u{0}|K@\u{11}K\u{0}|K@\u{12}K\u{0}|K@\u{13}K\u{0}|K@\u{14}K\u{0}|K@\u{15}K\u{0}|K@\u{16}K\u{0}|K@\
    \u{18}K\u{0}|K@\u{19}K\u{0}|K@\u{1a}K\u{0}|K@\u{1b}K\u{0}|K@\u{1c}K\u{0}|K@\u{1e}K\u{0}|K@ K\u{0}|K@!K\u{0}|K@#K\
    \u{0}|K@$K\u{0}|K@&K\u{0}|K@'K\u{0}|K@(K\u{0}|K@)K\u{0}|K@*K\u{0}|K@\u{15}K\u{0}yK@\u{11}K\u{0}\u{7f}K@\u{1b}K\
    \u{0}\u{7f}K@$K\u{0}\u{7f}K@\u{10}K\u{0}\u{1c}K@fL\u{0}gL@fL\u{0}\u{15}M@fL\u{0}\u{8}L@fL\u{0}\u{7}M@fL\u{0}\u{6}M\
    @fL\u{0}\u{8}M@fL\u{0}\u{10}M@fL\u{0}\u{9}L@fL\u{0}lL@fL\u{0}mL@fL\u{0}\u{5}L@fL\u{0}\u{a}L@hL\u{0}lL@hL\u{0}mL@hL\
    \u{0}nL@hL\u{0}\u{5}L@hL\u{0}\u{9}L@hL\u{0}\u{a}L@jL\u{0}lL@jL\u{0}mL@jL\u{0}nL@jL\u{0}\u{5}L@jL\u{0}\u{9}L@jL\
    \u{0}\u{a}L@kL\u{0}lL@kL\u{0}\u{5}L@kL\u{0}\u{9}L@kL\u{0}\u{a}L@nL\u{0}mL@sL\u{0}lL@sL\u{0}mL@sL\u{0}nL@sL\u{0}\
    \u{5}L@uL\u{0}mL@uL\u{0}\u{5}L@vL\u{0}lL@vL\u{0}mL@vL\u{0}nL@vL\u{0}\u{5}L@wL\u{0}mL@wL\u{0}\u{5}L@xL\u{0}\u{5}L@y\
    L\u{0}lL@zL\u{0}lL@zL\u{0}\u{5}L@\u{1}L\u{0}lL@\u{1}L\u{0}mL@\u{1}L\u{0}nL@\u{1}L\u{0}\u{5}L@\u{1}L\u{0}\u{9}L@\
    \u{1}L\u{0}\u{a}L@\u{2}L\u{0}mL@\u{2}L\u{0}\u{5}L@\u{2}L\u{0}\u{9}L@\u{2}L\u{0}\u{a}L@\u{3}L\u{0}gL@\u{3}L\u{0}lL@\
    \u{3}L\u{0}mL@\u{3}L\u{0}nL@\u{3}L\u{0}\u{4}L@\u{3}L\u{0}\u{5}L@\u{3}L\u{0}\u{9}L@\u{3}L\u{0}\u{a}L@\u{4}L\u{0}lL@\
    \u{4}L\u{0}mL@\u{4}L\u{0}nL@\u{4}L\u{0}\u{a}L@\u{6}L\u{0}lL@\u{6}L\u{0}mL@\u{6}L\u{0}nL@\u{6}L\u{0}\u{5}L@\u{6}L\
    \u{0}\u{9}L@\u{6}L\u{0}\u{a}L@\u{7}L\u{0}lL@\u{7}L\u{0}\u{5}L@\u{7}L\u{0}\u{9}L@\u{7}L\u{0}\u{a}L@\u{a}L\u{0}lL@\
    \u{a}L\u{0}mL@\u{a}L\u{0}nL@\u{a}L\u{0}\u{5}L@\u{a}L\u{0}\u{9}L@\u{a}L\u{0}\u{a}L@pL\u{0}0L@qL\u{0}0L@\u{9}L\u{0}0\
    L@fL\u{0}qL@fL\u{0}rL@fL\u{0}\u{6}L@hL\u{0}rL@hL\u{0}\u{6}L@jL\u{0}qL@jL\u{0}rL@jL\u{0}\u{6}L@kL\u{0}qL@kL\u{0}rL@\
    kL\u{0}\u{6}L@\u{5}L\u{0}gL@\u{6}L\u{0}qL@\u{6}L\u{0}rL@\u{6}L\u{0}\u{6}L@\u{a}L\u{0}qL@\u{a}L\u{0}rL@\u{a}L\u{0}\
    \u{6}L@fL\u{0}nL@fL\u{0}\u{7}L@hL\u{0}\u{7}L@jL\u{0}\u{7}L@uL\u{0}nL@\u{6}L\u{0}\u{7}L@\u{7}L\u{0}0L@kL\u{0}\u{7}L\
    @sL\u{0}\u{7}L@tL\u{0}\u{5}L@tL\u{0}\u{7}L@wL\u{0}\u{9}L@wL\u{0}\u{a}L@yL\u{0}\u{9}L@yL\u{0}\u{a}L@zL\u{0}\u{9}L@z\
    L\u{0}\u{a}L@sL\u{0}\u{9}L@sL\u{0}\u{a}L@tL\u{0}\u{9}L@tL\u{0}\u{a}L@uL\u{0}\u{9}L@uL\u{0}\u{a}L@vL\u{0}\u{9}L@vL\
    \u{0}\u{a}L@tL\u{0}lL@tL\u{0}mL@tL\u{0}nL@tL\u{0}qL@sL\u{0}qL@uL\u{0}qL@vL\u{0}qL@gL\u{0}\u{b}L@`@\u{0}\u{b}L@\
    \u{0}L\u{0}\u{b}L@`@\u{0}\u{c}L@`@\u{0}\u{d}L@`@\u{0}\u{e}L@\u{0}L\u{0}\u{e}L@`@\u{0}\u{f}L@\u{0}L\u{0}\u{f}L@`@\
    \u{0}\u{10}L@\u{0}L\u{0}\u{10}L@`@\u{0}\u{11}L@\u{0}L\u{0}\u{11}L@`@\u{0}\u{12}L@\u{0}L\u{0}\u{12}L@\u{4}L\u{0}bL@\
    \u{4}L\u{0}cL@\u{4}L\u{0}eL@\u{4}L\u{0}gL@\u{17}b\u{7}%bG\u{18}b\u{7}%bGyc\u{7}%bGzc\u{7}%bGp@\u{0}l@@q@\u{0}l@@r@\
    \u{0}l@@s@\u{0}l@@t@\u{0}l@@u@\u{0}l@@v@\u{0}l@@w@\u{0}l@@x@\u{0}l@@y@\u{0}l@@7@\u{0}:@@(@\u{0}6@@3@\u{0}$@@7@\
    \u{0}#@@-@\u{0}#@@-@\u{0}$@@-@\u{0}2@@$@\u{0}*@@; \u{0}\u{b} @\u{13} \u{0}\u{13} @`@@|G@&A@0A@8A@>A@QB@gB@\u{2}B@\
    \u{b}B@\u{13}B@'B@\u{13}D@CC@EC@\u{14}D@HC@\u{16}D@\u{17}D@LC@\u{1d}C@\u{19}D@\u{1b}D@RC@ D@#D@)D@(D@YC@/D@2D@5D@c\
    C@eC@@E@hC@CE@mC@HE@JE@KE@tC@vC@RE@yC@}C@%C@UC@\u{7f}C@]D@^C@cD@eD@%\u{18}@|D@ZC@&\u{18}@\u{2}D@@C@IE@LE@\u{7}D@\
    \u{9}D@\u{b}D@\u{d}D@\u{f}D@&D@9D@;D@AE@UE@1F@3F@yE@7F@{@@3G@lG@mG@nG@oG@\u{c}G@\u{d}G@\u{e}G@qG@rG@sG@tG@uG@vG@wG\
    @xG@zG@{G@}G@~G@\u{7f}G@\u{0}G@\u{1}G@\u{3}G@\u{4}G@\u{5}G@\u{6}G@\u{7}G@\u{8}G@\u{a}G@\u{b}G@\u{17}G@\u{19}G@\
    \u{1b}G@\u{1d}G@\u{1f}G@!G@#G@%G@'G@)G@+G@-G@/G@8G@;G@;F@<F@=F@\u{10}H@\u{11}H@\u{12}H@\u{13}H@\u{14}H@\u{15}H@\
    \u{16}H@\u{17}H@\u{18}H@\u{19}H@\u{1a}H@\u{1b}H@\u{1c}H@\u{1d}H@\u{1e}H@\u{1f}H@pH@qH@rH@sH@tH@uH@vH@wH@xH@yH@zH@{\
    H@|H@}H@~H@\u{7f}H@\u{0}H@\u{1}H@\u{2}H@\u{3}H@\u{4}H@\u{5}H@\u{6}H@\u{7}H@\u{8}H@\u{9}H@\u{a}H@\u{b}H@\u{c}H@\
    \u{d}H@\u{e}H@\u{f}H@!H@#H@%H@'H@)H@+H@-H@/H@1H@3H@5H@7H@9H@;H@=H@?H@AI@KI@MI@OI@QI@SI@UI@WI@YI@[I@]I@_I@aI@cI@eI@\
    gI@iI@kI@mI@oI@qI@sI@uI@wI@yI@{I@}I@\u{7f}I@\u{f}I@\u{2}I@\u{4}I@\u{6}I@\u{8}I@\u{a}I@\u{c}I@\u{e}I@\u{11}I@\u{13}\
    I@\u{15}I@\u{17}I@\u{19}I@\u{1b}I@\u{1d}I@\u{1f}I@!I@#I@%I@'I@)I@+I@-I@/I@1I@3I@5I@7I@9I@;I@=I@?I@AJ@CJ@EJ@GJ@IJ@K\
    J@MJ@OJ@QJ@SJ@UJ@WJ@YJ@[J@]J@_J@aJ@cJ@eJ@gJ@iJ@kJ@mJ@oJ@!J@\"J@#J@$J@&J@'J@(J@)J@*J@,J@.J@/J@0J@1J@2J@3J@4J@5J@7J@\
    8J@9J@:J@;J@<J@=J@>J@?J@@K@AK@CK@DK@EK@FK@K^@@\u{1a}@A\u{1a}@B\u{1a}@C\u{1a}@D\u{1a}@E\u{1a}@F\u{1a}@G\u{1a}@H\
    \u{1a}@I\u{1a}@J\u{1a}@K\u{1a}@L\u{1a}@M\u{1a}@N\u{1a}@O\u{1a}@P\u{1a}@Q\u{1a}@R\u{1a}@S\u{1a}@T\u{1a}@U\u{1a}@V\
    \u{1a}@W\u{1a}@X\u{1a}@Y\u{1a}@Z\u{1a}@[\u{1a}@\\\u{1a}@]\u{1a}@^\u{1a}@_\u{1a}@`\u{1a}@a\u{1a}@b\u{1a}@c\u{1a}@d\
    \u{1a}@e\u{1a}@g\u{1a}@m\u{1a}@\u{1c}a@0g@1g@2g@3g@4g@5g@\u{b}\u{c}B\u{10}a@\u{11}a@\u{12}a@\u{13}a@\u{14}a@\u{15}\
    a@\u{16}a@\u{17}a@\u{18}a@\u{19}a@\u{1a}a@\u{1b}a@\u{1d}a@\u{1e}a@\u{1f}a@ a@!a@\"a@#a@$a@%a@&a@'a@(a@)a@*a@+a@,a@\
    -a@.a@/a@0a@1a@2a@3a@4a@5a@6a@7a@8a@9a@:a@=a@>a@?a@\u{10}D@\u{11}D@Bz@\u{1c}D@Vz@Wz@]z@ez@\u{12}D@\u{15}D@\u{1f}D@\
    !D@%D@*D@;z@]E@-D@E{@_E@1D@0D@3D@4D@8D@BE@kC@\\z@PE@QE@;}@=}@?}@@~@A~@B~@C~@D~@E~@F~@G~@P~@Q~@R~@S~@T~@U~@`~@a~@b~\
    @c~@d~@e~@f~@g~@p~@q~@r~@s~@t~@u~@v~@w~@\u{0}~@\u{1}~@\u{2}~@\u{3}~@\u{4}~@\u{5}~@\u{11}~@\u{13}~@\u{15}~@\u{17}~@\
     ~@!~@\"~@#~@$~@%~@&~@'~@p\u{7f}@q\u{7f}@0~@2~@4~@PG@\u{10}\u{7f}@\u{11}\u{7f}@6~@pG@ \u{7f}@!\u{7f}@:~@%\u{7f}@ @\
    @8~@<~@P\u{0}@>@@k@@R\u{4}@h@@\u{e}\u{2}@\u{10}K@\u{11}K@\u{12}K@\u{13}K@Q\u{4}@D\u{3}@H @I @p\u{18}@q\u{18}@r\
    \u{18}@s\u{18}@t\u{18}@u\u{18}@v\u{18}@w\u{18}@x\u{18}@y\u{18}@z\u{18}@{\u{18}@|\u{18}@}\u{18}@~\u{18}@\u{7f}\
    \u{18}@\u{0}\u{18}@\u{1}\u{18}@\u{2}\u{18}@\u{3}\u{18}@\u{4}\u{18}@\u{5}\u{18}@\u{6}\u{18}@\u{7}\u{18}@\u{8}\u{18}\
    @\u{9}\u{18}@\u{a}\u{18}@\u{b}\u{18}@\u{c}\u{18}@\u{d}\u{18}@\u{e}\u{18}@\u{f}\u{18}@\u{10}\u{18}@\u{11}\u{18}@\
    \u{12}\u{18}@\u{13}\u{18}@\u{14}\u{18}@\u{15}\u{18}@\u{16}\u{18}@\u{17}\u{18}@\u{18}\u{18}@\u{19}\u{18}@\u{1a}\
    \u{18}@\u{1b}\u{18}@\u{1c}\u{18}@\u{1d}\u{18}@\u{1e}\u{18}@\u{1f}\u{18}@!\u{18}@+D@=z@=D@(\u{18}@*\u{18}@,\u{18}@3\
    \u{18}@6\u{18}@\u{7f}D@\u{0}D@A\u{19}@C\u{19}@E\u{19}@G\u{19}@I\u{19}@K\u{19}@M\u{19}@O\u{19}@Q\u{19}@S\u{19}@U\
    \u{19}@W\u{19}@Y\u{19}@[\u{19}@]\u{19}@_\u{19}@a\u{19}@c\u{19}@e\u{19}@g\u{19}@i\u{19}@k\u{19}@m\u{19}@o\u{19}@q\
    \u{19}@s\u{19}@u\u{19}@w\u{19}@y\u{19}@{\u{19}@}\u{19}@\u{7f}\u{19}@\u{1}\u{19}@\u{3}\u{19}@\u{5}\u{19}@\u{7}\
    \u{19}@\u{9}\u{19}@\u{b}\u{19}@\u{d}\u{19}@\u{f}\u{19}@\u{11}\u{19}@\u{13}\u{19}@\u{15}\u{19}@\u{17}\u{19}@\u{19}\
    \u{19}@\u{1b}\u{19}@\u{1d}\u{19}@\u{1f}\u{19}@!\u{19}@#\u{19}@,\u{19}@.\u{19}@3\u{19}@!\u{1a}@\u{d}\u{17}A_\u{7f}B\
    @\\Ah\\Av\\A\u{7f}\\A\u{19}\\AE]AL]A`]Az]A\u{7f}bA%bA+bABcAVcAkcA cA5cA@dA[eA9eAUfAZfAxfA\u{1}fA\u{1c}fA)fABgAvgA\
    \u{8}gA#gA\u{17}mA_nA+qABrAJrAUrAgrA3rA\u{10}vA@wA8wAOxAbxAxxA.xA1xA\u{1b}{A%{A1{A>{A2|A:|A?|A4}A>}AK~AS~A\u{10}~A\
    !~A3~A\u{3}\u{7f}AH\u{4}Av\u{4}A\u{b}\u{4}Ao\u{a}At\u{a}AG\u{b}AW\u{b}Ad\u{b}Ay\u{b}A \u{b}A0\u{d}Ah\u{e}A`\u{16}A\
    \"\u{16}A9\u{16}As\u{17}A\u{b}\u{17}A\u{14}\u{17}A\u{1b}\u{17}AO\u{18}AT\u{18}At\u{18}A+ Aj$Av$A{$A\u{7f}$A\u{7}$A\
    \u{19}$A\u{1b}$Al%AD'AI'A\u{1c})A&)AX*A_*Ah*Ap*AK+AR+A6,A=,An-A\u{7f}-A.-A\u{1b}/A\"/A3/Az2Ax3A~3A44A\u{b}5A95A38A\
    89Av>A\u{11}>AJ?A}?AA@BL@BR@Bs@B?@BIAB#CB*CB3CB<CBLDB[DB_DB.DB2DB8DB\u{d}LB+LB\u{0}PB\u{c}PB#PB>RBKSB\u{12}SB@TBwX\
    B\u{6}XB\u{15}XB8XB]YB$ZB0ZBs[Bk]B\u{a}]B[_Bp_Bu_BQaB\u{9}bB\u{6}cB\u{c}cB\u{11}cB7jB@kB\\lBvmBymB(mB\u{11}nB\
    \u{1e}nB\"nB)nB\u{b}oB-oB3oBApBhqB\u{1b}qB\u{1f}qBVsBYsBlsBhuB\u{18}uB\u{1f}uBevBovBrvB|vB\u{1a}vB%yB5|B?|Be}B{}B\
    \u{3}}B\u{d}}B\u{11}}B9}B=}BN~BS~B`~B{~B\u{a}~B\u{12}~BM\u{7f}B\\\u{7f}B`\u{7f}BR @\u{4}fA\u{5}fAZ!@\u{3} @\u{4} @\
    \u{5} @\u{6} @\u{7} @\u{8} @\u{9} @\u{a} @\u{d} @\u{e} @\u{11} @\u{12} @\u{14} @\u{15} @\u{16} @\u{1a} @\u{1b} @\
    \u{1c} @\u{1e} @  @\" @# @% @& @' @+ @, @0 @1 @3 @4 @5 @6 @7 @8 @9 @: @; @< @? @A!@B!@C!@D!@E!@F!@G!@H!@L!@N!@O!@P\
    !@Q!@R!@T!@U!@V!@]!@^!@@b@Ab@jc@Bb@lc@mc@Cb@Db@Eb@pc@qc@rc@sc@tc@uc@Zb@Fb@Gb@Hb@ab@Ib@Jb@Kb@Lb@Mb@Nb@Ob@Pb@Qb@Rb@!\
    b@\"b@#b@$b@%b@&b@'b@(b@)b@*b@+b@,b@-b@.b@/b@0b@1b@2b@3b@4b@5b@Tb@Ub@\u{7}c@\u{8}c@\u{c}c@\u{e}c@\u{13}c@\u{17}c@\
    \u{19}c@\\b@\u{1d}c@\u{1f}c@]b@^b@`b@bb@cb@gb@ib@kb@lb@mb@nb@ob@rb@vb@\u{0}b@\u{7}b@\u{c}b@1c@2c@\u{17}b@\u{18}b@\
    \u{19}b@Dc@Ec@Hc@Qc@Rc@Tc@^c@ac@I\\A\u{1b}mAJ\\Am\\AK\\Ar*AY\\AA\\AirApnA\u{f}jA<|AO7A@\u{18}BX!B$%B<.B\u{8}3BT8Bl\
    AC\u{4}JCPOChXC4\\C\u{0}aCLfC\u{18}jCpMCT]A-bAC\\A\u{1d}\\Aj\u{10}AI\u{e}AMhA9$AaYB\u{1d}2AteA\u{18}3Aw*A)`BjbA0fA\
    (\u{19}AEpBQ^AYcA&{A3gA{fAWwA&vA#-AA^A\u{7}YB\u{14}fA\\rA\u{1}\u{c}B\u{3}\u{c}B\u{5}\u{c}B\u{7}\u{c}B\u{9}\u{c}B\
    \u{d}\u{c}B\u{f}\u{c}B\u{11}\u{c}B\u{13}\u{c}B\u{15}\u{c}B\u{17}\u{c}B\u{19}\u{c}B\u{1b}\u{c}B\u{1d}\u{c}B\u{1f}\
    \u{c}B!\u{c}B#\u{c}B%\u{c}B'\u{c}B)\u{c}B+\u{c}B-\u{c}BA\u{d}BC\u{d}BE\u{d}BG\u{d}BI\u{d}BK\u{d}BM\u{d}BO\u{d}BQ\
    \u{d}BS\u{d}BU\u{d}BW\u{d}BY\u{d}B[\u{d}Bc\u{e}Be\u{e}Bg\u{e}Bi\u{e}Bk\u{e}Bm\u{e}Bo\u{e}Bs\u{e}Bu\u{e}Bw\u{e}By\
    \u{e}B{\u{e}B}\u{e}B\u{7f}\u{e}B\u{1}\u{e}B\u{3}\u{e}B\u{5}\u{e}B\u{7}\u{e}B\u{9}\u{e}B\u{b}\u{e}B\u{d}\u{e}B\u{f}\
    \u{e}B\u{11}\u{e}B\u{13}\u{e}B\u{15}\u{e}B\u{17}\u{e}B\u{19}\u{e}B\u{1b}\u{e}B\u{1d}\u{e}B\u{1f}\u{e}B!\u{e}B#\
    \u{e}B%\u{e}B'\u{e}B)\u{e}B+\u{e}B-\u{e}B/\u{e}B:\u{e}B<\u{e}B9z@?\u{e}BA\u{f}BC\u{f}BE\u{f}BG\u{f}BL\u{f}BQ\u{f}B\
    S\u{f}BW\u{f}BY\u{f}B[\u{f}B]\u{f}B_\u{f}Ba\u{f}Bc\u{f}Be\u{f}Bg\u{f}Bi\u{f}B,D@^E@GE@\u{13}\u{16}Bu\u{f}Bw\u{f}By\
    \u{f}B{\u{f}B}\u{f}B\u{7f}\u{f}B\u{1}\u{f}B\u{3}\u{f}BT\u{f}BN{@\u{8}\u{f}B\u{a}\u{f}B\u{11}\u{f}B\u{17}\u{f}B\
    \u{19}\u{f}B6\u{f}Bw\u{16}B\u{12}\u{16}BME@`g@ag@bg@cg@dg@eg@fg@gg@hg@ig@jg@kg@lg@mg@ng@og@pg@qg@rg@sg@tg@ug@vg@wg\
    @xg@yg@zg@{g@|g@}g@~g@\u{7f}g@\u{0}g@\u{1}g@\u{2}g@\u{3}g@\u{4}g@\u{5}g@\u{6}g@\u{7}g@\u{8}g@\u{9}g@\u{a}g@\u{b}g@\
    \u{c}g@\u{d}g@\u{e}g@\u{f}g@\u{10}g@\u{11}g@\u{12}g@\u{13}g@\u{14}g@\u{15}g@\u{16}g@\u{17}g@\u{18}g@\u{19}g@\u{1a}\
    g@\u{1b}g@\u{1c}g@\u{1d}g@\u{1e}g@\u{1f}g@ g@!g@\"g@#g@$g@%g@&g@'g@(g@)g@*g@+g@,g@-g@.g@/g@\u{8}XB4\u{d}A\u{8}YB\
    \u{11}\u{1d}Ar\\A%gA\u{11}rAGkA\u{8}rA6\u{3}A),AE?A\u{7f}LBzOB8QBOaBB\u{14}A[\u{1a}A\u{19}!A\u{1e}'A}HB*bB1sBB]A5f\
    AD\u{16}A[$AmLB^|B\u{10}zA+\u{1f}A\u{d}KB$RB\u{9}\u{5}A\u{18}CB_PB\u{a}}AW\u{e}A*\u{1a}A<%A\u{e}aBF_AwcA\u{1e}eA\
    \u{4}\u{9}A\u{13}\u{15}AP$A'-AFLB\u{1c}LB/[BrnB/vB:{BL1A?2A`;A\u{9}GBDfB\u{16}UB\u{1f}qAD~A 8A>@B\"$A\u{a}1A\u{2}Y\
    B7mB\u{18}qA\"xAS\u{14}A\u{1a}\u{1b}AO\u{1e}Ao:Aw<A\u{b}lB\u{12}eAKAB\u{1c}cA\u{c}cA\\4A~;A1GB5lB@WB\u{f}\u{5}A>UB\
    y\\A'wAR\u{0}AG'A0*AWfA;1A\u{7f}_Ai\u{7f}AM\\A\u{c}\u{19}A8\u{a}Ab:A\u{3}gA\u{1e}pAA.A\u{9}HBjUBz\u{17}AH\u{19}A>\
    \u{5}A%EB`\u{7}A%*An]A)bA\u{9}cAA\u{11}A'9A/DB\u{12}UB\u{f}cB5eA\u{2}hA,}A\u{5}\u{b}A>\u{1f}Aj2AmkB*tBW}B\u{e}}B\
    \u{6}\u{d}A7\u{16}A\"^B4|AP\u{3}A@\u{4}AZ\u{9}Ac\u{1e}A\u{9}\"AI)A\u{a}3A4;A/@Bf^B.IBc`B\u{a}fBWdAceA}iA\u{8}!A\
    \u{2}QB\u{9}}A5\u{7f}A;\u{6}An\u{17}A~8A5&A$]A9mAz{A\\\u{0}Ar'A)(AZ?A\u{6}@BtdB6mB\u{8}nBXpBK_An3AtcBxmB!\u{1}AF]A\
    \u{1a}aA.wA\u{7f}xAY\u{b}A\u{e}#A\u{2},A<IB<`BH\u{d}AnlBIeA;\u{e}A3\u{f}A\u{1}\u{1a}A\\\u{1d}AI(A\u{19}*A+0AP:A\
    \u{1e}pBn\u{4}A8lBk`AYzA*\u{1b}Aj^BK\u{7f}A\u{4}\u{2}AW\u{10}AFmBidAOhA%xAS\u{c}A\u{e}\u{e}Ah\u{11}A%\u{19}AF(A\"+\
    A9>A\u{f}QB!QB\"mB\u{7f}fAz\u{1d}A]hA\u{10}#AX)A:KBcmB\u{17}xB_}BW\u{f}A\u{b}\u{1b}A(CB`6AR9A\u{0}%AY!A\u{18}VB\
    \u{0}]AvFBzdAGdAf}A\u{13}\u{5}A\u{16}9AEwA^\u{1a}At\u{d}A{^B\u{d}lB\u{13}}A\u{0}bA\u{0}kA\u{1a}pA4\u{c}A\u{1e}cAj&\
    A\u{a}-A|2A\u{1e}2A%2AO3A\u{16}nB~9ARLB8UBx`B=aB/qB<qBhrBt{B\u{1e}aBwmBn_A'aA\u{d}bA\u{9}eA$eA\u{11}fA]kAFlA(lA\
    \u{0}pAhqA$xAT\u{1}A(\u{2}AN\u{3}A2\u{3}A\u{f}\u{a}A\"\u{b}AQ\u{d}AE\u{11}A7\u{1a}AZ\u{1c}Ab\u{1e}A.\"Ak$Ab(AQ1A\
    \u{9}2A\u{8}2A\u{10}2A\u{16}2AM3AN3A\u{0}4AA5A\u{0}7AI<A\u{1}<A2>AE@B-CB9DB\u{17}HBPRBVSBAVByVB\u{13}YBHZBv_B#mB?o\
    B{pB5\u{0}A.EIXDBf\\AucA(bA@_A\u{5}bA@cA\u{7}eA:eA\u{15}jAYkA\"kAsqA\u{4}rA\u{14}rA\"tAhvA\u{12}}A\u{19}}A)~Am\
    \u{7f}A\u{18}\u{1}A\u{e}\u{2}AH\u{2}A \u{2}At\u{4}A\u{4}\u{7}A\\\u{8}A\u{12}\u{8}A\u{16}\u{a}A[\u{e}A\u{16}\u{e}A\
    \u{1b}\u{1d}A\u{b}\u{1d}A^ Ag/Au$Ao%A1(AF*A{*A],A_,A\u{1b}-A4-A\u{a}.A\u{0}.A\u{c}1Aq5A;8A\u{1b}:A~>A\u{12}FB/GB9N\
    B\u{1}RBFSB\u{7f}UB\u{b}UB-UBJWBx^B2`BYcB6dB<lB\u{1b}oBKpBRvB\u{a}\u{10}H\u{4}\u{10}H\u{15}'H]7@X@Ay@A\u{9}dI\
    \u{10}yI\u{13}=I\u{3}~BN\u{7f}B\"K@\u{14}K@\u{1b}K@\u{1d}K@(K@*K@1L@;L@>L@@M@:L@?L@9L@dM@fM@DM@CM@FM@GM@MM@LM@NM@H\
    M@XM@QM@iM@oM@sM@qM@zM@{M@\u{0}M@\u{1}M@~M@\u{13}M@mM@\u{b}M@\u{5}M@\u{9}M@\u{c}M@A @B @z@@V @W @T\u{0}@S\u{0}@\
    \u{1f}@@;@@=@@T @P @Q @J @K @L @M @N @O @\u{1b}@@\u{1d}@@c@@f@@j@@m@@|@@~@@\u{1c}@@d@@e@@\u{0}@@aL@dL@fL@hL@iL@jL@\
    kL@pL@sL@tL@uL@vL@wL@xL@yL@zL@\u{1}L@\u{2}L@\u{3}L@b@@g@@o@@\u{1e}@@<@@E\u{13}@F\u{13}@;!@bA@cA@lA@fA@eA@i\u{1}@B\
    \u{a}@P\u{3}@Q\u{3}@R\u{3}@S\u{3}@`\u{b}@\u{b}\u{b}@hHDiHDjHDkHDlHDmHDnHDoHDpHDqHDrHDsHDtHDuHDvHDwHDxHDyHDzHD{HD|H\
    D}HD~HD\u{7f}HD\u{0}HD\u{1}HD\u{2}HD\u{3}HD\u{4}HD\u{5}HD\u{6}HD\u{7}HD\u{8}HD\u{9}HD\u{a}HD\u{b}HD\u{c}HD\u{d}HD\
    \u{e}HD\u{f}HD\u{18}ID\u{19}ID\u{1a}ID\u{1b}ID\u{1c}ID\u{1d}ID\u{1e}ID\u{1f}ID ID!ID\"ID#ID$ID%ID&ID'ID(ID)ID*ID+I\
    D,ID-ID.ID/ID0ID1ID2ID3ID4ID5ID6ID7ID8ID9ID:ID;IDWKDXKDYKDZKD[KD\\KD]KD^KD_KD`KDaKDcKDdKDeKDfKDgKDhKDiKDjKDkKDlKDm\
    KDnKDoKDpKDqKDsKDtKDuKDvKDwKDxKDyKD{KD|KD\u{10}E@\u{11}E@YE@cE@&\u{16}BeE@dE@Q{@\u{18}D@\u{1e}D@iE@$D@\"D@[E@\\E@'\
    D@DE@jE@kE@D~GN\u{f}B.D@E~GNE@F~G6D@7D@:D@H~G>D@hE@fE@'\u{16}BgE@1\u{18}@OE@aE@bE@XE@\u{0}C@\u{1}C@\u{2}C@J~G^~G\
    \u{0}YD\u{1}YD\u{2}YD\u{3}YD\u{4}YD\u{5}YD\u{6}YD\u{7}YD\u{8}YD\u{9}YD\u{a}YD\u{b}YD\u{c}YD\u{d}YD\u{e}YD\u{f}YD\
    \u{10}YD\u{11}YD\u{12}YD\u{13}YD\u{14}YD\u{15}YD\u{16}YD\u{17}YD\u{18}YD\u{19}YD\u{1a}YD\u{1b}YD\u{1c}YD\u{1d}YD\
    \u{1e}YD\u{1f}YD YD!YD\"YD#YD$YD%YD&YD'YD(YD)YD*YD+YD,YD-YD.YD/YD0YD1YD2YD\u{0}qD\u{1}qD\u{2}qD\u{3}qD\u{4}qD\u{5}\
    qD\u{6}qD\u{7}qD\u{8}qD\u{9}qD\u{a}qD\u{b}qD\u{c}qD\u{d}qD\u{e}qD\u{f}qD\u{10}qD\u{11}qD\u{12}qD\u{13}qD\u{14}qD\
    \u{15}qD\u{16}qD\u{17}qD\u{18}qD\u{19}qD\u{1a}qD\u{1b}qD\u{1c}qD\u{1d}qD\u{1e}qD\u{1f}qD \u{1c}E!\u{1c}E\"\u{1c}E#\
    \u{1c}E$\u{1c}E%\u{1c}E&\u{1c}E'\u{1c}E(\u{1c}E)\u{1c}E*\u{1c}E+\u{1c}E,\u{1c}E-\u{1c}E.\u{1c}E/\u{1c}E0\u{1c}E1\
    \u{1c}E2\u{1c}E3\u{1c}E4\u{1c}E5\u{1c}E6\u{1c}E7\u{1c}E8\u{1c}E9\u{1c}E:\u{1c}E;\u{1c}E<\u{1c}E=\u{1c}E>\u{1c}E?\
    \u{1c}EqB@wD@G\u{4}@B\u{4}@b\u{12}Gc\u{12}Gd\u{12}Ge\u{12}Gf\u{12}Gg\u{12}Gh\u{12}Gi\u{12}Gj\u{12}Gk\u{12}Gl\u{12}\
    Gm\u{12}Gn\u{12}Go\u{12}Gp\u{12}Gq\u{12}Gr\u{12}Gs\u{12}Gt\u{12}Gu\u{12}Gv\u{12}Gw\u{12}Gx\u{12}Gy\u{12}Gz\u{12}G{\
    \u{12}G|\u{12}G}\u{12}G~\u{12}G\u{7f}\u{12}G\u{0}\u{12}G\u{1}\u{12}G\u{2}\u{12}G\u{3}\u{12}G.L@aM@/L@\u{17}vA\u{c}\
    gAZrA#SBd]A`\u{c}Aa\"A\u{d}dAL\u{7f}AMcAp\u{b}A]dA\u{2}:AiYB0qAyhAT\u{1e}AU\u{5}A\u{15}\u{6}A\u{a}`BG\u{6}A\u{13}\
    \u{4}AA3A:4AHhA@\u{1d}As*A2dAvkA\u{d}bBW\u{7f}A/gA}\\Ax\\A\u{1}\\AbBH ^A{_AB`A:`AYaA\u{f}aA^)@zLH\u{14}bA$bA7bA\\J\
    Hy)@'bA\u{b}JHWcAdcA\u{c}]AlcA\u{1f}cJCdA\u{1f})@{dA\u{6}dA7dAU*@EfAFfA\u{9}fA\u{1a}fA3fA=fA?fAlTH0 A\u{a}gA\u{1f}\
    gA#VH+gA1gAFhA^iAxhA\u{8}hA(hAbiA6iAPjA\u{13}jA#jADkAkkAskA\u{2}kAVnAWnA\u{11}lA4lA.qA\u{e}oA4oAMpAKoArpAqpAlqA$iH\
    2qA7qAFrAbrA\"rAhmH*mH,sA[tAgtA\u{18}sA&tA.-@<-@HvA~vA\u{8}sH\u{3}wA\u{18}wA3wAXvH?wAFxA\u{13}~AA/@ xA\u{0}yAMyA${\
    H\u{3}zA&{H.zA+zA<zA!{A\"{Ao0@={Ah|A}|A)|A\"0@C\u{3}H<0@p}As}Av}AR\u{7}Jq\u{6}HADBb~A\u{7}1@x%H\u{1a}\u{3}I\"~A+~A\
    #1@Z\u{7f}A\u{d}\u{7f}A\u{17}\u{7f}A9\u{7f}AA\u{1}Az2@\\2@\u{14}\u{d}H\u{7}\u{1}A\u{8}\u{2}A\u{c}\u{2}A:\u{2}Ar\
    \u{3}Ad\u{3}Ao\u{3}A\u{1e}\u{3}A[\u{4}A\u{1d}\u{4}Aq\u{5}A\u{14}\u{5}A\u{10}\u{6}AL\u{16}H}\u{6}A<\u{5}A(\u{6}AC\
    \u{7}A$\u{7}A1\u{17}Hb\u{8}A\u{5}\u{7}Ai\u{7}An4@)\u{8}A>\u{8}A]\u{9}A7\u{8}A,4@,\u{a}AJ H#\u{b}A8\u{d}A\u{9}\u{c}\
    AY6@H6@$5@RcAUcA@\u{e}A\\\u{d}AmAB\u{19}GAa\u{e}A\u{1e}\u{e}A\u{13}\u{e}A\u{3}'H\u{9}6@:\u{f}AE\u{f}A\u{12}\u{10}A\
    -(HN\u{11}A_\u{10}AT\u{12}A\u{2}\u{12}Ac\u{13}A*\u{13}Ah\u{15}Ac-H\u{1b}\u{15}AX8@a\u{16}Ag1H\u{14}\u{16}A\u{e}8@2\
    \u{16}A_\u{17}A{\u{17}AM5HKzH:5H\u{e}\u{18}A|9H\u{7f}\u{19}A\u{d}\u{19}A'\u{18}AV\u{1a}A~\u{1a}A)\u{1a}A8\u{1a}AE\
    \u{1b}A^:Ht\u{1a}Ao\u{1c}A.\u{1c}As:@\u{7}\u{1d}A\u{11}=H9\u{1b}A.\u{1e}A\u{1e}>HN?H\u{6}\u{1f}Ay A[ AV;@\u{a} A= \
    A7 Am!AeJH\u{5}\"A#DI\\#AkGIh$A\u{10}$AHLI@%AU%AuNITPI:&AK'Al=@e'Ax=@\u{7}(A\u{1c}(AE)A\u{a})A[>@d*AvXI~*ARYI_\
    \u{3}HP,Aa_Ix_I\u{4}`I<?@H@A3aI2aIYbIsbI^.A_.AK/A\u{6}@AVAA]hI\u{e}0A#AAflIZmI\u{5}mI+3AoBA\u{a}4A\u{f}4A<rIguI.5A\
    BDAkwI\u{6}7A\u{9}7AgDA@yI\u{12}9A`EA(9A#9A@:AF\u{7f}I#:AAFA\u{7};AB<A\u{5}<AtFAh\u{4}I\u{7}\u{4}I\u{19}FA\u{19}\
    \u{5}I:>A~\u{6}IU?A:?A\u{1a}\u{9}Ic\u{a}I @Bh\u{b}I0@B\u{1f}&H\u{15}GArABCBBKHA~BBuuAg\u{f}Iu\u{f}IS'H\\'HDDB^_B+H\
    AQEBKEB]EBseAqEBsEB}EB&EB|\u{16}I]FB#FBmGBcFB}GB'GB\u{13}FB\u{a}GB\u{c}GB\u{1c}GBv\u{18}I+\u{1a}I\u{15}\u{19}IkJA1\
    IB3IBVJB\u{a}'I$JBl\u{1e}I\u{1d}JA!JAq\u{1f}I\u{12}!I+JA\u{10}LB'LB)LBiMBHMBNNB\"MBhNB+NBFOB\u{17}KA!OBAPB9KA PB',\
    I\u{17}QB\u{1e}QBuLA:QB{)@n1I&2I~MA\u{7}MA`UBh9IkYB\u{1}YB[ZB7ZBo>IDPH\u{b}[B|[B0[B\u{1e}QH\u{14}]B\u{12}KJ-KJTaB1\
    aBQbBnNJ[bBxdB\u{17}eB\u{18}eB<dB9gBUhB:WJKkBUSAwkB7ZJ&SA\u{3}mBr{AcnB\u{5}bJZdJ.TA6TA oBJhJrUAViJipBvkJ\"qBsVAirB\
    gsB\u{2}sB>sB\u{e}WApvJ\u{0}xB=yB\u{e}YA-YA'zB\u{e}\u{1}J8YAE\u{2}JN\u{4}JQ\u{5}J\u{16}ZA>}BE~BO~BV~B@\u{c}J
    """
}
