/** What nobody should type. Each goes into every field of a form that a person types into, and these are hard to draw again. */
export const drawnTexts: Record<string, string> = {
  nothing: '',
  'a script': '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'null bytes': 'nu\u0000ll',
  'a very long text': 'long '.repeat(2_000),
}

/** These are no harder to draw than any other words, but may be read wrongly. */
export const textsForReaders: Record<string, string> = {
  spaces: ' \t  ',
  SQL: "'; drop table member; -- \\",
  'control characters': 'bell\u0007 and \u001b[31mescape',
  'letters that only look Latin': 'аdmіnіstrаtоr',
  'text that runs backwards': 'abc\u202egnp.exe\u2066',
  'a number that is none': 'NaN',
  'a huge number': '9'.repeat(400),
}

/** Bytes that are no text, already as they stand in a form's body. */
export const badBytes: Record<string, string> = {
  'bytes that are no UTF-8': '%FF%FE%80',
  'an overlong slash': '%C0%AF%E0%80%AF',
  'half of a surrogate pair': '%ED%A0%80%ED%BF%BF',
  'a broken percent sign': '%',
}

/** Names that every object has, nothing, and the id of nobody. */
export const badWords = ['constructor', '__proto__', '', '00000000-0000-4000-8000-000000000000']
