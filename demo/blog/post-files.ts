/** The posts of the demo as they were written, by their file. The build carries them, as it does the articles of the help. */
export const postFiles: Readonly<Record<string, string>> = readFiles()

function readFiles(): Record<string, string> {
  try {
    return import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true })
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
