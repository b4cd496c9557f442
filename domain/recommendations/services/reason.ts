import type { Interest } from '../recommendation-rules.ts'

/** Why a service is shown: facts that were counted, from which its line is made and by which it can be checked. */
export type ServiceReason =
  /** People interested in something of the member’s also did this about it. */
  | {
      kind: 'others'
      seed: { id: string; title: string; how: Interest }
      people: number
      did: Interest
      /** It is of another kind than what led here: what people add to it. */
      completes: boolean
    }
  /** So many that the member was interested in are of the same category. */
  | { kind: 'category'; category: string; categoryId: string; how: Interest; count: number }
  /** The member said so. */
  | { kind: 'interest'; category: string; categoryId: string }
  /** Nothing is known of the member: it is among the best of its category by the published quality. */
  | { kind: 'best'; category: string; categoryId: string }

const did: Record<Interest, string> = { viewed: 'looked at', kept: 'kept', ordered: 'ordered' }
const TITLE_MOST = 60

const short = (title: string) =>
  title.length <= TITLE_MOST ? title : `${title.slice(0, title.lastIndexOf(' ', TITLE_MOST))}…`

/** The reason as its one line says it. */
export function reasonWords(reason: ServiceReason): string {
  switch (reason.kind) {
    case 'others': {
      const { seed, people } = reason
      const [you, others] = [did[seed.how], did[reason.did]]
      const end = reason.completes ? 'this with it' : 'this too'
      return `You ${you} “${short(seed.title)}”: ${people} people interested in it ${others} ${end}.`
    }
    case 'category':
      return reason.count === 1
        ? `You ${did[reason.how]} something in ${reason.category}.`
        : `You ${did[reason.how]} ${reason.count} services in ${reason.category}.`
    case 'interest':
      return `You chose ${reason.category}.`
    case 'best':
      return `Among the best in ${reason.category}, by its record.`
  }
}
