import { randomBytes } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { addWork } from './add-work.ts'
import type { WorkInput } from './work-input.ts'

export const someWork = (given: Partial<WorkInput> & Pick<WorkInput, 'gallery'>): WorkInput => ({
  title: `A finished piece ${randomBytes(3).toString('hex')}`,
  text: 'How it came to be.',
  skills: ['Drawing'],
  categoryId: null,
  link: '',
  year: null,
  client: '',
  isHidden: false,
  ...given,
})

/** A work in a line, by the same operation as any other. */
export async function makeWork(
  tx: Transaction,
  actor: MemberActor,
  given: Partial<WorkInput> = {},
): Promise<{ workId: string; slug: string }> {
  const gallery = given.gallery ?? [{ pictureId: await makePicture(tx, actor.id), alt: 'A picture' }]
  return addWork(tx, actor, someWork({ ...given, gallery }))
}
