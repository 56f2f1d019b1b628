extension Append: FrameSink {}
