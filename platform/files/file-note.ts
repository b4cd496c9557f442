import { whyStoredAsText } from './file-name.ts'

/** What a person should know of a file before they open it, besides its name and size. */
export function fileNote({ name, scannedAt }: { name: string; scannedAt: Date | null }): string {
  return [scannedAt ? undefined : 'Not scanned for viruses.', whyStoredAsText(name)]
    .filter((words) => words !== undefined)
    .join(' ')
}
