/**
 * The articles as they were written, by their file. The build carries them. Benches run the domain without a build, where there is
 * nothing to carry them and nobody who reads them.
 */
export const articleFiles: Readonly<Record<string, string>> = readFiles()

function readFiles(): Record<string, string> {
  try {
    return import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}
