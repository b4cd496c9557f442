export type CsvRow = { line: number; cells: string[] }

/** The rows of a CSV file with the lines where they begin; empty ones are left out. Quoted cells may hold commas, quotes and line breaks. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let [line, begun] = [1, 1]
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells })
    ;[cells, cell, begun] = [[], '', line]
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++)
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** What our files mark as text, so that no spreadsheet takes it for a formula, without its mark. */
export const withoutMark = (cell: string): string => (/^'\s*[=+\-−@\t\r]/.test(cell) ? cell.slice(1) : cell)
