/** A name or an address that the operator typed, made safe to stand inside Markdown as the plain text it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()#+\-.!|<>~&:@/]/g, '\\$&')
}
