extension CommandCatalog {
  static let manual = Option.flag(
    "--man", localized("write the manual page of the whole program, for man", "全体のマニュアルページを man の形式で出力する"))

  static let completions = CommandSpecification(
    name: .completions,
    summary: localized("print the script that completes commands in a shell", "シェルの補完スクリプトを出力する"),
    examples: [
      "omiyage completions bash > ~/.local/share/bash-completion/completions/omiyage",
      "omiyage completions zsh > ~/.zsh/completions/_omiyage",
      "omiyage completions fish > ~/.config/fish/completions/omiyage.fish",
    ],
    positionals: [
      Positional(
        "SHELL", .choice(CompletionShell.allCases.map(\.rawValue)),
        localized("bash, zsh or fish", "bash、zsh または fish"))
    ],
    notes: [
      localized(
        "For one session: 'source <(omiyage completions bash)', the same with zsh, or "
          + "'omiyage completions fish | source'. For zsh the folder must be in $fpath before compinit runs.",
        "その場だけ使うには「source <(omiyage completions bash)」（zsh も同じ）、fish では「omiyage completions fish | source」とします。"
          + "zsh では compinit より前に、フォルダーを $fpath に入れておきます。"),
      localized(
        "Ids are completed with their titles, from the store of the command line. The texts are in the language that "
          + "the script was made in.",
        "番号は、コマンドラインで指定した保存ファイルから、タイトル付きで補完されます。説明文の言語は、スクリプトを作ったときのものです。"),
    ],
    printsRecords: false)
}
