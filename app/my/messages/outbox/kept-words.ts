import type { Place, Waiting } from './waiting.ts'

type Kept = Omit<Waiting, 'files' | 'lostFiles' | 'sent'> & { fileNames: readonly string[] }

/** Files live as long as the page: who leaves a conversation in it and comes back finds them. */
const filesInHand = new Map<string, readonly File[]>()

/** Each message has an entry of its own: another tab that writes here too changes none of them but its own. */
const prefixOf = ({ conversationId, memberId }: Place) => `guildhall-outbox ${memberId} ${conversationId} `
const keyOf = (place: Place, clientId: string) => prefixOf(place) + clientId

/** Words of all tabs that are not known to have arrived, in their order. */
export function readKept(place: Place): Waiting[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(place)))
      .flatMap((key) => localStorage.getItem(key) ?? [])
      .map((kept) => takeUp(JSON.parse(kept) as Kept))
      .toSorted((one, other) => one.writtenAt - other.writtenAt)
  } catch {
    return []
  }
}

/** What was on its way goes on; what failed, or lacks its files now, waits for its writer. */
function takeUp({ fileNames, ...kept }: Kept): Waiting {
  const files = filesInHand.get(kept.clientId) ?? []
  if (files.length < fileNames.length) {
    const why = `Its files are not kept here. It goes when you choose them again: ${fileNames.join(', ')}`
    return { ...kept, files: [], lostFiles: fileNames, state: 'failed', why, care: [] }
  }
  return { ...kept, files, lostFiles: [], state: kept.state === 'failed' ? 'failed' : 'waits' }
}

export function keep(place: Place, { files, lostFiles, sent: _sent, ...words }: Waiting): void {
  if (files.length > 0) filesInHand.set(words.clientId, files)
  const kept: Kept = { ...words, fileNames: [...files.map(({ name }) => name), ...lostFiles] }
  try {
    localStorage.setItem(keyOf(place, words.clientId), JSON.stringify(kept))
  } catch {
    // A full or closed store: the words are still on the page.
  }
}

export function forget(place: Place, clientId: string): void {
  filesInHand.delete(clientId)
  try {
    localStorage.removeItem(keyOf(place, clientId))
  } catch {
    // A closed store has kept nothing.
  }
}
