import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { changeTeamPicture, findTeam } from '../index.ts'
import { listShownPictures } from './list-shown-pictures.ts'
import { aTeam } from '../testing.ts'

const { db, transaction } = await testDatabase()

test('a team shows the pictures that its owner sent, and a picture of somebody else’s is not theirs to show', async () => {
  const { owner, mate, teamId, mark, wide, foreign } = await transaction(async (tx) => {
    const [boss, other] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
    return {
      owner: boss,
      mate: other,
      teamId: await aTeam(tx, [
        { memberId: boss.id, basisPoints: 6_000 },
        { memberId: other.id, basisPoints: 4_000 },
      ]),
      mark: await makePicture(tx, boss.id, { unusedSince: tx.now }),
      wide: await makePicture(tx, boss.id, { unusedSince: tx.now }),
      foreign: await makePicture(tx, other.id),
    }
  })
  const hang = (which: 'portrait' | 'cover', pictureId: string | null, by = owner) =>
    transaction((tx) => changeTeamPicture(tx, by, { teamId, which, pictureId }))
  await hang('portrait', mark)
  await hang('cover', wide)
  expect(await findTeam(db, teamId)).toMatchObject({ portraitId: mark, coverId: wide })
  const shown = await transaction((tx) => listShownPictures(tx, [owner.id, mate.id]))
  expect(shown.toSorted()).toEqual([mark, wide].toSorted())
  await expect(hang('portrait', foreign)).rejects.toThrow('There is no such picture of yours')
  await expect(hang('portrait', foreign, mate)).rejects.toThrow('Only the owner and managers')
  await hang('cover', null)
  expect(await findTeam(db, teamId)).toMatchObject({ portraitId: mark, coverId: null })
})
