extension StoreSentence {
  /// The file, the system, other programs, and damage.
  static let stores = #"""
    §1 is damaged. Keep a copy of the file, then run a repair.
    = §1が壊れています。ファイルの控えを取ってから修復してください。
    the file was truncated by another program. Close it and open it again.
    = ファイルがほかのプログラムに切り詰められました。開き直してください。
    another process§1
    = ほかのプロセス§1
     (pid §1)
    = （pid §1）
    §1 is writing. Try again later.
    = §1が書き込み中です。後でもう一度試してください。
    another thread is writing: try again, or wait longer
    = ほかのスレッドが書き込み中です: もう一度試すか、長く待ってください
    the store is being replaced again and again: try later
    = 保存ファイルが何度も置き換えられています: 後で試してください
    the store is closed
    = 保存ファイルが閉じられています
    the store is closed. Open it again.
    = 保存ファイルが閉じられています。開き直してください。
    the store was opened for reading only
    = 保存ファイルは読み取り専用で開かれています
    the store was opened for reading only. Open it for writing.
    = 保存ファイルは読み取り専用で開かれています。書き込み用に開いてください。
    §1 is too large. The limit is §2.
    = §1が大きすぎます。上限は §2 です。
    §1 bytes
    = §1 バイト
    1 GiB in one frame
    = 1フレームに 1 GiB
    the map
    = メモリマップ
    the file
    = ファイル
    the change
    = 変更
    a record without its long values
    = 長い値を除いた記録
    a record of §1 without its long values
    = 長い値を除いた §1 の記録
    a default
    = 初期値
    the schema, with the names and earlier layouts of all tables,
    = すべての表の名前と以前の形を含むスキーマ
    the table '§1'
    = 表「§1」
    §1 fields
    = 項目 §1 個
    there is no change §1: the newest is §2
    = 変更 §1 はありません: 最新の変更は §2 です
    changes are numbered from 1; 0 is the store before the first one.
    = 変更の番号は 1 からです。0 は最初の変更の前です。
    changes are numbered from 1: give 0 for all of them.
    = 変更の番号は 1 からです。すべてなら 0 と書いてください。
    nothing to undo
    = 元に戻す変更がありません
    nothing to redo
    = やり直す変更がありません
    no such store
    = その保存ファイルはありません
    there is no store here
    = ここに保存ファイルはありません
    the rehearsal gave no result
    = 試しの実行に結果がありません
    it is not a store. Check the path.
    = 保存ファイルではありません。パスを確かめてください。
    it is not a regular file. Check the path.
    = 通常のファイルではありません。パスを確かめてください。
    a newer version of the program wrote the store. Update the program.
    = 新しい版のプログラムが書いた保存ファイルです。プログラムを更新してください。
    a newer version of the program wrote the store. Update the program to write.
    = 新しい版のプログラムが書いた保存ファイルです。書き込むにはプログラムを更新してください。
    the path is empty or contains a NUL. Choose another path.
    = パスが空か、NUL を含んでいます。別のパスにしてください。
    a symbolic link leads to a name that is not UTF-8. Rename it.
    = シンボリックリンクの先の名前が UTF-8 ではありません。名前を変えてください。
    §1 failed: §2. §3
    = §1 に失敗しました: §2。§3
    §1 failed: the name is taken. Choose another path.
    = §1 に失敗しました: その名前はすでにあります。別のパスにしてください。
    Free some space on the disk and try again.
    = ディスクの空きを増やして、もう一度試してください。
    Free some space within your quota and try again.
    = 割り当て容量の空きを増やして、もう一度試してください。
    Check the owner and the permissions of the file and its directory.
    = ファイルとディレクトリの所有者と権限を確かめてください。
    The file system permits reading only.
    = ファイルシステムが読み取り専用です。
    Check the path.
    = パスを確かめてください。
    The file would exceed the limit of the file system or of the user (ulimit -f).
    = ファイルシステムか利用者の上限（ulimit -f）を超えます。
    Too many files are open; close some or raise the limit (ulimit -n).
    = 開いているファイルが多すぎます。減らすか、上限（ulimit -n）を上げてください。
    Memory is short; end other programs or raise the limit (ulimit -v).
    = メモリが足りません。ほかのプログラムを終えるか、上限（ulimit -v）を上げてください。
    The disk may be failing; look at the system log and make a copy.
    = ディスクの故障かもしれません。システムのログを見て、控えを取ってください。
    The path leads through too many symbolic links.
    = シンボリックリンクが多すぎます。
    The file system lacks what the store needs; use a local disk.
    = ファイルシステムに必要な機能がありません。手元のディスクを使ってください。
    Nothing was changed by the failed call; try again.
    = 何も変更されていません。もう一度試してください。
    error §1
    = エラー §1
    only §1 of §2 bytes could be written. Free some space on the disk and try again.
    = §2 バイトのうち §1 バイトしか書けませんでした。ディスクの空きを増やして、もう一度試してください。
    another program changed the file without taking its lock. Stop that program and open the file again.
    = ほかのプログラムがロックを取らずにファイルを変更しました。それを止めて開き直してください。
    the file became shorter while it was read
    = 読んでいる間にファイルが短くなりました
    a failed write before the change took its place; nothing of it was saved. Try again.
    = 前の書き込みの失敗で、この変更は保存されませんでした。もう一度試してください。
    the disk reported an error while saving; whether the change was kept is unknown. Open the store again and look.
    = 保存中にディスクがエラーを返し、変更が残ったかどうかわかりません。開き直して確かめてください。
    an operation names no table
    = 表のない操作
    a record's operations are missing
    = 記録の操作の欠けた部分
    an index that names a missing record
    = ない記録を指す索引
    the schema is not where the root says
    = ルートの示す場所にないスキーマ
    a root does not decode; its commits are whole
    = 解読できないルート（変更は無事です）
    a record's history names no version of it
    = 版のない記録の履歴
    an index
    = 索引
    an index: it lacks the entry of a record
    = 記録の抜けた索引
    a text index: it lacks a record
    = 記録の抜けた文字列の索引
    an index: its lists are out of order
    = 順序の乱れた索引
    the directory of an index
    = 索引の目次
    a segment of an index
    = 索引の一部
    a reference to an index
    = 索引への参照
    the blob
    = バイナリ
    the commit
    = 変更
    the file header
    = ファイルの見出し
    the operation
    = 操作
    a record's number
    = 記録の番号
    a restored record
    = 戻された記録
    a reference within the store
    = 保存ファイルの中の参照
    the head of a frame
    = フレームの先頭
    the root
    = ルート
    the store
    = 保存ファイル
    the end of the store
    = 保存ファイルの末尾
    There is no position to write.
    = 書く位置がありません。
    The table has no such index.
    = 表にその索引はありません。
    a part
    = 一部
    a frame
    = フレーム
    a record
    = 記録
    38 digits
    = 38 桁
    1,024 bytes
    = 1,024 バイト
    16,384 bytes
    = 16,384 バイト
    32,768 bytes
    = 32,768 バイト
    60,000 bytes
    = 60,000 バイト
    1,073,741,824 bytes
    = 1,073,741,824 バイト
    """#
}
