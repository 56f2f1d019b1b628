import Testing

@testable import omiyage

@Suite("the language of sentences")
struct LanguageTests {
  @Test(
    "is Japanese when the locale says ja",
    arguments: ["ja", "ja_JP.UTF-8", "ja_JP.eucJP", "ja.utf8", "ja@calendar=japanese", "ja-JP"])
  func japanese(locale: String) {
    #expect(Language(environment: Environment(["LANG": locale])) == .japanese)
  }

  @Test(
    "is English in every other locale, and without one",
    arguments: ["", "C", "C.UTF-8", "POSIX", "en_US.UTF-8", "tr_TR.UTF-8", "jav_ID", "JA_JP", "no such locale", "日本語"])
  func english(locale: String) {
    #expect(Language(environment: Environment(["LANG": locale])) == .english)
  }

  @Test("is chosen by the first variable that is not empty: LC_ALL, LC_MESSAGES, LANG")
  func precedence() {
    let all = ["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "C", "LANG": "C"]
    #expect(Language(environment: Environment(all)) == .japanese)
    let messages = ["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "C"]
    #expect(Language(environment: Environment(messages)) == .japanese)
    let language = ["LC_ALL": "C", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8"]
    #expect(Language(environment: Environment(language)) == .english)
  }
}
