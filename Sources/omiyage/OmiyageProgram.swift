import Glibc

/// The program: parse, run, exit code.
@main
enum OmiyageProgram {
  static func main() {
    ProcessSetup.prepare()
    Language.adopt(from: .process)
    exit(CommandDispatch.run(RawArgument.ofProcess(), environment: .process).rawValue)
  }
}
