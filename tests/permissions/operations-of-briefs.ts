import type { Reading } from '#domain/assistant/index.ts'
import { removeBrief, saveBrief } from '#domain/briefs/index.ts'
import { savedBrief } from '#domain/briefs/schema.server.ts'
import { livingMembers, openMembers, operation, type Operations, own } from './operation.ts'

const reading: Reading = {
  title: 'A logo for a bakery',
  categoryIds: [],
  scope: [],
  skills: [],
  quantities: [],
  budget: null,
  days: null,
  deadline: null,
  language: 'en',
  languages: [],
  questions: [],
}
const brief = { need: { text: 'A logo for our bakery', answers: [] }, reading, engine: 'built-in' as const }

export const operationsOfBriefs: Operations = {
  'briefs.saveBrief': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        saveBrief(tx, self, brief),
  ),
  'briefs.removeBrief': own(livingMembers, async ({ tx, self, mine }) => {
    const [made] = await tx.db
      .insert(savedBrief)
      .values({ ...brief, memberId: mine.id, title: reading.title, savedAt: tx.now })
      .returning({ id: savedBrief.id })
    return () => removeBrief(tx, self, { briefId: made?.id ?? '' })
  }),
  'briefs.removeBrief of somebody else’s': operation(['administrator'], async ({ tx, self, of }) => {
    const [made] = await tx.db
      .insert(savedBrief)
      .values({ ...brief, memberId: of('administrator').id, title: reading.title, savedAt: tx.now })
      .returning({ id: savedBrief.id })
    return () => removeBrief(tx, self, { briefId: made?.id ?? '' })
  }),
}
