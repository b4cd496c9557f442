import { shareField, type Share } from '#domain/teams/index.ts'

const FIELD = /^share-([0-9a-f-]{36})$/
const PEOPLE_MOST = 500

/** A field a person: `share-<id>`, in percent as it is typed. */
export function readShares(
  form: FormData,
): { value: Share[]; errors?: undefined } | { value?: undefined; errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {}
  const shares: Share[] = []
  for (const [name, typed] of [...form].slice(0, PEOPLE_MOST)) {
    const memberId = FIELD.exec(name)?.[1]
    if (!memberId) continue
    const read = shareField.safeParse(String(typed))
    if (read.success) shares.push({ memberId, basisPoints: read.data })
    else errors[name] = [read.error.issues[0]?.message ?? 'Share: write a percentage']
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: shares }
}
