#!/usr/bin/env python3
"""Writes TextTables+*.swift from the Unicode Character Database.

Usage: generate-text-tables.py [DIRECTORY OF THE DATABASE]   (default: /usr/share/unicode)

Every table is one string of 7-bit digits, each stored as digit ^ 0x40, so that most of them are printable. The program
reads them where the loader put them: nothing is built at start-up.

A trie has three stages of 2-digit entries: scalar >> 12, then (scalar >> 6) & 63, then scalar & 63.
The folding of a scalar is computed here, whole: NFKC_Casefold, then katakana to hiragana, the wave dashes to `~`, the
spacing voiced marks to combining ones, and the marks of Latin letters dropped. The program only maps, orders, composes.
"""
import os
import sys

SOURCE = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
TARGET = os.path.dirname(os.path.abspath(__file__))
SCALARS = 0x110000


def lines(name):
  with open(os.path.join(SOURCE, name), encoding="utf-8") as file:
    for line in file:
      line = line.split("#")[0].strip()
      if line:
        yield [field.strip() for field in line.split(";")]


def span(text):
  ends = text.split("..")
  return range(int(ends[0], 16), int(ends[-1], 16) + 1)


def sequence(text):
  return [int(part, 16) for part in text.split()]


# --- The database -----------------------------------------------------------------------------------------------

category = ["Cn"] * SCALARS
ccc = [0] * SCALARS
canonical = {}
widths = {}
first = None
for row in lines("UnicodeData.txt"):
  scalar = int(row[0], 16)
  covered = [scalar]
  if row[1].endswith("First>"):
    first = scalar
    continue
  if row[1].endswith("Last>"):
    covered = range(first, scalar + 1)
  for each in covered:
    category[each] = row[2]
    ccc[each] = int(row[3])
  if row[5] and not row[5].startswith("<"):
    canonical[scalar] = sequence(row[5])
  if row[5].startswith(("<wide>", "<narrow>")):
    widths[scalar] = sequence(row[5].split("> ")[1])

latin = set()
script = ["Unknown"] * SCALARS
for row in lines("Scripts.txt"):
  for each in span(row[0]):
    script[each] = row[1]
  if row[1] == "Latin":
    latin.update(span(row[0]))
script_codes = {row[2]: row[1] for row in lines("PropertyValueAliases.txt") if row[0] == "sc"}
excluded, casefold_map, quick_check = set(), {}, {}
for row in lines("DerivedNormalizationProps.txt"):
  if row[1] == "Full_Composition_Exclusion":
    excluded.update(span(row[0]))
  elif row[1] == "NFC_QC":
    quick_check.update((each, row[2]) for each in span(row[0]))
  elif row[1] == "NFKC_CF":
    casefold_map.update((each, sequence(row[2])) for each in span(row[0]))
for row in lines("CompositionExclusions.txt"):
  assert int(row[0], 16) in excluded
case_folding = {}
for row in lines("CaseFolding.txt"):
  if row[1] in ("C", "F"):
    assert row[1] == "F" or int(row[0], 16) in casefold_map, row
    case_folding[int(row[0], 16)] = sequence(row[2])

CLASSES = ["Other", "CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend", "SpacingMark",
           "L", "V", "T", "LV", "LVT", "Extended_Pictographic"]
grapheme = [0] * SCALARS
for row in lines("auxiliary/GraphemeBreakProperty.txt"):
  for each in span(row[0]):
    grapheme[each] = CLASSES.index(row[1])
for row in lines("emoji/emoji-data.txt"):
  if row[1] == "Extended_Pictographic":
    for each in span(row[0]):
      assert grapheme[each] == 0
      grapheme[each] = CLASSES.index(row[1])

# Widths: 0, 1 and 2 columns; 3 is one or two, as the terminal has it.
width = [1] * SCALARS
for row in lines("EastAsianWidth.txt"):
  for each in span(row[0]):
    width[each] = {"W": 2, "F": 2, "A": 3}.get(row[1], 1)
ignorable = set()
for row in lines("DerivedCoreProperties.txt"):
  if row[1] == "Default_Ignorable_Code_Point":
    ignorable.update(span(row[0]))
for each in range(SCALARS):
  if category[each] in ("Mn", "Me", "Cc", "Zl", "Zp") or each in ignorable or grapheme[each] in (10, 11):
    width[each] = 0
width[0x00AD] = 1

# --- Normal forms -----------------------------------------------------------------------------------------------


def hangul(scalar):
  index = scalar - 0xAC00
  if not 0 <= index < 11172:
    return None
  parts = [0x1100 + index // 588, 0x1161 + index % 588 // 28]
  return parts + [0x11A7 + index % 28] if index % 28 else parts


def decomposed(scalar):
  if scalar in canonical:
    return [part for each in canonical[scalar] for part in decomposed(each)]
  return hangul(scalar) or [scalar]


def ordered(scalars):
  result, run = [], []
  for each in scalars:
    if ccc[each] == 0:
      result += sorted(run, key=lambda mark: ccc[mark])
      run = []
      result.append(each)
    else:
      run.append(each)
  return result + sorted(run, key=lambda mark: ccc[mark])


def nfd(scalars):
  return ordered([part for each in scalars for part in decomposed(each)])


pairs = {tuple(parts): scalar for scalar, parts in canonical.items() if len(parts) == 2 and scalar not in excluded}


def composed(scalars):
  """Canonical composition of canonically ordered scalars."""
  result, starter, last = [], None, 0
  for each in scalars:
    if starter is not None and (last < ccc[each] or last == 0 and starter == len(result) - 1):
      base = result[starter]
      joined = pairs.get((base, each))
      if 0x1100 <= base < 0x1113 and 0x1161 <= each < 0x1176:
        joined = 0xAC00 + ((base - 0x1100) * 21 + each - 0x1161) * 28
      elif 0xAC00 <= base < 0xD7A4 and (base - 0xAC00) % 28 == 0 and 0x11A8 <= each < 0x11C3:
        joined = base + each - 0x11A7
      if joined is not None:
        result[starter] = joined
        continue
    if ccc[each] == 0:
      starter = len(result)
    last = ccc[each]
    result.append(each)
  return result


# --- Folding ----------------------------------------------------------------------------------------------------

WAVES = {0x301C, 0x3030, 0x2053, 0x223C, 0xFF5E}
SPACING_MARKS = {0x309B: 0x3099, 0xFF9E: 0x3099, 0x309C: 0x309A, 0xFF9F: 0x309A}


def is_letter_mark(scalar):
  """The marks that are dropped after a Latin letter. U+0345 is none: it folds to a letter."""
  in_block = 0x300 <= scalar < 0x370 or 0x1AB0 <= scalar < 0x1B00 or 0x1DC0 <= scalar < 0x1E00
  return in_block and ccc[scalar] != 0 and scalar != 0x345


def simple_fold(scalar):
  """The folding of a scalar that has no canonical decomposition, as canonically decomposed scalars."""
  if scalar in WAVES:
    return [0x7E]
  if scalar in SPACING_MARKS:
    return [SPACING_MARKS[scalar]]
  if 0x30A1 <= scalar <= 0x30F6 or 0x30FD <= scalar <= 0x30FE:
    return [scalar - 0x60]
  if scalar in casefold_map:
    parts = nfd(casefold_map[scalar])
    return parts if parts == [scalar] else [part for each in parts for part in simple_fold(each)]
  return [scalar]


def folded_parts(scalars):
  result, base = [], None
  for source in nfd(scalars):
    for each in simple_fold(source):
      if is_letter_mark(each) and base in latin:
        continue
      if ccc[each] == 0:
        base = each
      result.append(each)
  return ordered(result)


fold = {}
for scalar in range(SCALARS):
  if 0xD800 <= scalar < 0xE000 or 0xAC00 <= scalar < 0xD7A4:
    continue
  if scalar not in casefold_map and scalar not in canonical and simple_fold(scalar) == [scalar]:
    continue
  result = composed(folded_parts([scalar]))
  if result != [scalar]:
    fold[scalar] = result
for scalar, result in fold.items():
  assert composed(folded_parts(result)) == result, hex(scalar)


def joins_in_nfc(scalar):
  """Whether what comes before can change the normal form of this scalar, or be changed by it."""
  head = decomposed(scalar)[0] if hangul(scalar) is None else scalar
  return ccc[scalar] != 0 or ccc[head] != 0 or quick_check.get(head, "Y") != "Y"


def joins_in_fold(scalar):
  result = fold.get(scalar, [scalar])
  return not result or ccc[scalar] != 0 or any(joins_in_nfc(each) for each in (result[0], scalar))


# --- Tables -----------------------------------------------------------------------------------------------------


def digits(value, count):
  assert 0 <= value < 1 << 7 * count, (value, count)
  return [value >> 7 * place & 127 for place in range(count)]


class Pool:
  """Sequences of scalars; 0x100000 is added to each that has another behind it."""

  def __init__(self):
    self.values = []
    self.places = {}

  def place(self, scalars):
    key = tuple(scalars)
    if key not in self.places:
      self.places[key] = len(self.values)
      for index in range(len(key)):
        self.places.setdefault(key[index:], len(self.values) + index)
      self.values += [each + (0x100000 if index + 1 < len(key) else 0) for index, each in enumerate(key)]
      assert max(key) < 0x100000
    return self.places[key]

  def digits(self):
    return [digit for value in self.values for digit in digits(value, 3)]


def trie(values):
  """Blocks of 64, equal ones stored once; an entry is the number of a block of the next stage, or the value."""

  def squeeze(items):
    blocks, numbers = {}, []
    for start in range(0, len(items), 64):
      numbers.append(blocks.setdefault(tuple(items[start:start + 64]), len(blocks)))
    return numbers, [item for block in blocks for item in block]

  middle, leaves = squeeze(values)
  top, middle = squeeze(middle)
  return top, middle, leaves


def write(name, summary, tables):
  out = ["// Made by generate-text-tables.py from the Unicode Character Database 15.0.0. Do not edit.", "",
         f"/// {summary}", f"enum {name} {{"]
  for index, (label, comment, values) in enumerate(tables):
    if index:
      out.append("")
    out += [f"  /// {comment}", f'  static let {label}: StaticString = """']
    line = "    "
    for value in values:
      byte = value ^ 0x40
      text = chr(byte) if 0x20 <= byte < 0x7F else f"\\u{{{byte:x}}}"
      if byte in (0x22, 0x5C):
        text = "\\" + chr(byte)
      # Three in a row look like a mark of unfinished work.
      if text == "X" and line.endswith("XX"):
        text = "\\u{58}"
      if len(line) + len(text) > 118:
        out.append(line + "\\")
        line = "    "
      line += text
    out += [line, '    """']
    print(f"{name}.{label}: {len(values)} bytes")
  out += ["}", ""]
  with open(os.path.join(TARGET, name + ".swift"), "w", encoding="ascii") as file:
    file.write("\n".join(out))


def stages(values):
  top, middle, leaves = trie(values)
  # Scalars below 64 are themselves in every table; walks over a table skip the block that says so.
  assert values is properties or not any(leaves[:64])
  result = []
  for label, items, comment in (("top", top, "Scalar >> 12 to a block of `middle`."),
                                ("middle", middle, "64 entries each, to a block of `leaves`."),
                                ("leaves", leaves, "64 entries each: the values.")):
    result.append((label, comment, [digit for item in items for digit in digits(item, 2)]))
  return result


properties = []
pool = Pool()
for result in sorted(fold.values(), key=len, reverse=True):
  if result:
    pool.place(result)
folding = [0] * SCALARS
for scalar, result in fold.items():
  folding[scalar] = 2 + pool.place(result) if result else 1
write("FoldingTable", "Scalars to their foldings. 0: itself; 1: nothing; else 2 + a place in `pool`.",
      stages(folding) + [("pool", "3-digit scalars; 0x100000 is added where another follows.", pool.digits())])

pool = Pool()
for result in sorted(case_folding.values(), key=len, reverse=True):
  pool.place(result)
cases = [0] * SCALARS
for scalar, result in case_folding.items():
  cases[scalar] = 2 + pool.place(result)
write("CaseTable", "Scalars to their full case foldings. 0: itself; else 2 + a place in `pool`.",
      stages(cases) + [("pool", "3-digit scalars; 0x100000 is added where another follows.", pool.digits())])
assert all(len(parts) == 1 for parts in widths.values())
write("WidthTable", "Half-width and full-width forms and what they are forms of.",
      [("pairs", "Both scalars of each pair, 3 digits each, in order.",
        [digit for scalar in sorted(widths) for value in (scalar, *widths[scalar]) for digit in digits(value, 3)])])

pool = Pool()
full = {scalar: decomposed(scalar) for scalar in canonical}
for result in sorted(full.values(), key=len, reverse=True):
  pool.place(result)
decomposition = [0] * SCALARS
for scalar, result in full.items():
  decomposition[scalar] = 2 + pool.place(result)
joined = [digit for pair in sorted(pairs) for value in (*pair, pairs[pair]) for digit in digits(value, 3)]
write("CanonicalTable", "Scalars to their canonical decompositions. 0: itself; else 2 + a place in `pool`.",
      stages(decomposition) + [
        ("pool", "3-digit scalars; 0x100000 is added where another follows.", pool.digits()),
        ("pairs", "First, second and composed scalar, 3 digits each, in order.", joined)])

kinds = {}
for scalar in range(SCALARS):
  bits = ccc[scalar] | grapheme[scalar] << 8 | width[scalar] << 12
  bits |= joins_in_nfc(scalar) << 14 | (quick_check.get(scalar) == "N") << 15
  bits |= joins_in_fold(scalar) << 16 | (scalar in latin) << 17 | is_letter_mark(scalar) << 18
  properties.append(kinds.setdefault(bits, len(kinds)))
print(len(kinds), "kinds of scalars")
write("PropertyTable", "Scalars to what kind they are: a place in `kinds`. The bits are those of `ScalarProperties`.",
      stages(properties) + [
        ("kinds", "3 digits each.", [digit for bits in kinds for digit in digits(bits, 3)])])

scripts = sorted(set(script))
starts = [each for each in range(SCALARS) if each == 0 or script[each] != script[each - 1]]
write("ScriptTable", "The scripts of scalars (UAX 24).",
      [("starts", "The first scalar of each stretch of one script, in order, and the number of the script; 3 digits each.",
        [digit for each in starts for value in (each, scripts.index(script[each])) for digit in digits(value, 3)]),
       ("names", "The code and the name of each script, in the order of the numbers.",
        [ord(letter) ^ 0x40 for name in scripts for letter in f"{script_codes[name]} {name};"])])
