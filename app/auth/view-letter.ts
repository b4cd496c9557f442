export type LetterView = { subject: string; lines: { text: string; to?: string }[] }

/** An e-mail as lines to read, without what stands under every one; an address of ours is a link. */
export function viewLetter({ subject, text }: { subject: string; text: string }, origin: string): LetterView {
  const [words = ''] = text.split('\n-- \n')
  const lines = words.split('\n').filter((line) => line.trim() !== '' && line !== subject)
  return {
    subject,
    lines: lines.map((line) =>
      line.startsWith(`${origin}/`) ? { text: '', to: line.slice(origin.length) } : { text: line },
    ),
  }
}
