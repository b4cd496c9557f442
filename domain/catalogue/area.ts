import { type Area, type Consequence, enqueue, jobsOf } from '#domain/area.ts'
import { recountCategoriesJob } from '#domain/categories/index.ts'
import { forgetPictures } from '#domain/pictures/index.ts'
import { countByCategory } from './count-by-category.ts'
import { describeServices, listShownServices } from './cards/describe-services.ts'
import { eraseServices } from './life/erase-services.ts'
import { exportServices } from './export-services.ts'
import { catalogueLetters, serviceThing } from './letters.ts'
import { listServiceIdsOf } from './list-service-ids-of.ts'
import { listShownPictures } from './list-shown-pictures.ts'
import { countFavouritesJob, followSellerJob, followTeamJob } from './jobs.ts'
import { refreshQualityJob } from './quality/refresh-quality-job.ts'
import { sellers } from './cards/describe-sellers.ts'
import { sellingTeams } from './cards/describe-teams.ts'
import { permissions } from './permissions.ts'

const decidedAnew = ({ sellerId, slug }: { sellerId: string; slug: string }): Consequence[] => [
  { settle: { memberId: sellerId, thing: serviceThing(slug) } },
]

/** After these moments of a team what it offers is shown, hidden or gone, or another looks after it. */
const FOLLOWED = new Set([
  'suspended',
  'lifted',
  'handed-over',
  'dissolved',
  'left',
  'removed',
  'role-changed',
])

export const catalogue: Area = {
  permissions,
  reactions: {
    'service.changed': ({ serviceId, sellerId, teamIds, categoryIds }) => [
      {
        dropPages: [
          `service:${serviceId}`,
          `sells:${sellerId}`,
          ...teamIds.map((id) => `team:${id}`),
          ...categoryIds.map((id) => `listed:${id}`),
        ],
      },
      { touch: { kind: 'service', ids: [serviceId] } },
      // Where a team stands in the tree follows from what it offers.
      ...(teamIds.length > 0 ? [{ touch: { kind: 'team' as const, ids: teamIds } }] : []),
    ],
    // It was decided anew: what was asked for before is done.
    'service.approved': decidedAnew,
    'service.rejected': decidedAnew,
    'service.taken-down': decidedAnew,
    'member.changed': ({ memberId }) => [
      enqueue({ job: 'catalogue.follow-seller', data: { memberId } }),
      { touchAllOf: { kind: 'service', memberId } },
    ],
    'team.happened': ({ teamId, what }) => [
      { touch: { kind: 'team', ids: [teamId] } },
      // What it offers is found by its name and its languages.
      ...(what === 'edited' || what === 'renamed'
        ? [{ touchAllOf: { kind: 'service' as const, memberId: teamId } }]
        : []),
      ...(FOLLOWED.has(what) ? [enqueue({ job: 'catalogue.follow-team', data: { teamId } })] : []),
    ],
    // The names of its categories are labels of a service; where it stands in the tree is looked up in the tree itself.
    'categories.changed': ({ relabels }) => (relabels ? [{ rebuild: 'service' }] : []),
    'favourite.changed': ({ subject, subjectId }) =>
      subject === 'service'
        ? [enqueue({ job: 'catalogue.count-favourites', data: { serviceId: subjectId } })]
        : [],
  },
  letters: catalogueLetters,
  jobs: () =>
    jobsOf(
      followSellerJob,
      followTeamJob,
      refreshQualityJob,
      countFavouritesJob,
      recountCategoriesJob(countByCategory),
    ),
  personalData: {
    exportParts: {
      async *services({ db, person }) {
        yield { name: 'services.json', list: exportServices(db, person.id) }
      },
    },
    erasers: {
      async 'services and pictures'(tx, { id }) {
        return forgetPictures(tx, id, await eraseServices(tx, id))
      },
    },
  },
  searchDocuments: {
    service: { describe: describeServices, list: listShownServices, listAllOf: listServiceIdsOf },
    member: sellers,
    team: sellingTeams,
  },
  findShownPictures: listShownPictures,
}
