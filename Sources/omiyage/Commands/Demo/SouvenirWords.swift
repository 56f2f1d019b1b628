/// What made-up souvenirs are made of.
enum SouvenirWords {
  static let places = [
    "札幌", "函館", "青森", "盛岡", "仙台", "会津", "日光", "東京", "浅草", "横浜", "鎌倉", "箱根", "金沢", "能登", "軽井沢",
    "飛騨高山", "名古屋", "伊勢", "京都", "宇治", "奈良", "大阪", "神戸", "姫路", "倉敷", "広島", "宮島", "出雲", "高松",
    "道後", "高知", "博多", "太宰府", "長崎", "熊本", "別府", "鹿児島", "屋久島", "那覇", "石垣島",
  ]
  static let flavours = [
    "抹茶", "ほうじ茶", "黒糖", "いちご", "みかん", "りんご", "栗", "さつまいも", "紅いも", "きなこ", "黒ごま", "柚子", "塩",
    "メープル", "ショコラ", "バナナ", "メロン", "醤油", "明太子", "ﾐﾙｸ",
  ]
  static let sweets = [
    "まんじゅう", "もなか", "ようかん", "せんべい", "クッキー", "カステラ", "大福", "どら焼き", "サブレ", "プリン", "ラスク",
    "バウムクーヘン", "ゼリー", "ちんすこう", "キャラメル", "おかき", "だんご", "パイ", "チョコレート", "ケーキ",
  ]
  static let englishPlaces = [
    "Edinburgh", "London", "Paris", "Lübeck", "Vienna", "Zürich", "Lisbon", "Naples", "Athens", "Istanbul", "Oslo",
    "Kraków", "Brussels", "Boston", "Québec", "Honolulu", "Sydney", "Taipei", "Seoul", "Singapore",
  ]
  static let englishSweets = [
    "shortbread", "fudge", "marzipan", "nougat", "waffles", "macarons", "toffee", "ginger nuts", "lemon drops",
    "maple candy", "halva", "butter cookies", "dark chocolate", "almond brittle", "salted caramel",
    "honey cake", "pineapple tarts", "coconut ice", "liquorice", "gingerbread",
  ]
  static let japaneseSentences = [
    "駅の売店で買った定番のお土産。", "個包装なので職場で配りやすい。", "日持ちは三週間ほど。", "甘さは控えめで、お茶によく合う。",
    "空港では夕方に売り切れていた。", "箱の絵がきれいで捨てられない。", "家族に頼まれて二箱買った。", "冷やすといっそうおいしい。",
    "試食してすぐに決めた。", "老舗の本店で並んで買った限定品。", "思ったより大きくて重い。", "子どもから祖母まで喜んでくれた。",
    "外はさくさく、中はしっとり。", "少し割れていたが味は変わらない。", "また行ったら必ず買いたい。", "値段は千二百円、税込み。",
    "季節限定の味で、秋にしか手に入らない。", "コーヒーにも合うのが意外だった。",
  ]
  static let englishSentences = [
    "Bought at the station, ten minutes before the train left.", "Wrapped one by one, easy to share at work.",
    "Keeps for about three weeks.", "Not too sweet, and good with green tea.",
    "The tin has a map of the old town on it.",
    "My aunt asked for two boxes.", "Better when it has been in the fridge for a night.",
    "They let you taste it, and that settled it.", "Sold only in this shop, only in autumn.", "Heavier than it looks.",
    "A few pieces broke on the way, the taste is the same.", "Everybody wanted the recipe.",
    "Twelve euros at the airport, eight in town.", "Crisp outside and soft inside.",
  ]
  static let japanesePraise = [
    "おいしかった！また買ってきてほしい。", "しっとりして甘い。", "職場で大好評でした。", "お茶とよく合う。", "子どもが喜んだ。",
    "すぐに無くなった。", "上品な味。", "香りがとても良い。", "冷やすともっと良い。", "毎年の楽しみ。", "さくさくで止まらない。", "見た目もかわいい。",
  ]
  static let japaneseDoubt = [
    "少し甘すぎる。", "思ったより小さい。", "普通。", "味は良いが高い。", "割れていて残念。", "もう少し香りがほしい。", "好みが分かれそう。",
    "一度食べれば十分。",
  ]
  static let englishPraise = [
    "Best eaten slowly.", "Gone in a day.", "Lovely with tea.", "Everyone at work liked it.", "Would buy it again.",
    "Smells wonderful.", "A classic.",
  ]
  static let englishDoubt = [
    "A little too sweet for me.", "Nice tin, plain taste.", "All broken, still fine.", "Too expensive.",
    "It is all right.",
  ]
}
