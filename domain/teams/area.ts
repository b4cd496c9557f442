import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import type { TeamHappened } from './events.ts'
import { forgetAddressesJob, liftSuspensionsJob } from './jobs.ts'
import { listShownPictures } from './pictures/list-shown-pictures.ts'
import { teamLetters, teamThing } from './letters.ts'
import { eraseTeams, exportTeams, findTeamBlock, forgetInTeams } from './own-data.ts'
import { permissions } from './permissions.ts'

/** What was asked of somebody and is answered now, by themselves or by the course of things. */
const ANSWERS: readonly TeamHappened['what'][] = [
  'joined',
  'declined',
  'shares-agreed',
  'shares-refused',
  'handed-over',
  'offer-declined',
  'left',
]

export const teams: Area = {
  permissions,
  reactions: {
    'team.happened': ({ teamId, what, byId, aboutId }) => [
      {
        dropPages: [
          `team:${teamId}`,
          'teams',
          // A profile names the person's teams.
          ...(aboutId ? [`member:${aboutId}`] : []),
          ...(byId ? [`member:${byId}`] : []),
        ],
      },
      ...(byId && ANSWERS.includes(what) ? [{ settle: { memberId: byId, thing: teamThing(teamId) } }] : []),
    ],
    'team.suspended': ({ until }) =>
      until ? [enqueue({ job: 'teams.lift-suspensions', data: {}, startAt: new Date(until) })] : [],
  },
  findShownPictures: listShownPictures,
  letters: teamLetters,
  jobs: () => jobsOf(liftSuspensionsJob, forgetAddressesJob),
  personalData: {
    exportParts: {
      async *teams({ db, person }) {
        yield { name: 'teams.json', json: await exportTeams(db, person) }
      },
    },
    deletionBlocks: { teams: findTeamBlock },
    erasers: {
      async teams(tx, person) {
        await eraseTeams(tx, person)
        await forgetInTeams(tx, person)
        return []
      },
    },
  },
}
