import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { acts, aStage, standings } from './testing-acts.ts'

const { transaction } = await testDatabase()

class Undone extends Error {}

/** What comes of it for somebody of this standing; nothing of it stays. */
async function outcome(name: string, standing: (typeof standings)[number]): Promise<unknown> {
  let error: unknown
  await transaction(async (tx) => {
    const stage = await aStage(tx, actorOf(await makeMember(tx)), standing)
    const call = await acts[name]?.stage(stage)
    error = await call?.().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    throw new Undone()
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown
  })
  return error
}

/** Who is in the team but whose word is not needed is told so; nobody else learns whether something waits. */
const isAboutShares = (name: string) => name === 'agreeToShares' || name === 'refuseShares'

test.each(Object.entries(acts))(
  '%s works for whom it must and is refused to the others',
  async (name, { by }) => {
    for (const standing of standings) {
      const error = await outcome(name, standing)
      const refusal = standing === 'owner' && isAboutShares(name) ? Conflict : Forbidden
      if (by.includes(standing)) expect(error, standing).toBeUndefined()
      else expect(error, standing).toBeInstanceOf(refusal)
    }
  },
)
