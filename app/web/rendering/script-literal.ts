/** A text as JavaScript writes it, with nothing in it that could end the script it stands in. */
export const scriptLiteral = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
