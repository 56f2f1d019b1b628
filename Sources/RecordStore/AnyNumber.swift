/// Marks the types of numbers, which compare with each other: by what they are, exactly, and not by their types.
public enum AnyNumber {}
