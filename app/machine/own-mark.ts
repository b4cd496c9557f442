import type { Edge } from '#app/edge.ts'
import { markFile } from '#domain/settings/index.ts'

/** What a picture for other sites shows of the operator: their colour, and their mark if there is one. */
export const pictureKeyOf = ({ accentLight, logoKey }: Edge['settings']) => [accentLight, logoKey]

export async function ownMarkOf({ settings, files }: Pick<Edge, 'settings' | 'files'>) {
  const { accentLight, logoKey } = settings
  const file = logoKey ? await files.read(markFile(logoKey, 192)) : undefined
  return {
    accent: accentLight || undefined,
    mark: file && Buffer.from(await new Response(file.stream).arrayBuffer()),
  }
}
