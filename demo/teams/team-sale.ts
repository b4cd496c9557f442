import type { DemoService } from '../services/demo-services.ts'
import type { FateName } from '../trade/fates.ts'
import type { DemoTeam } from './read-teams.ts'

/** What a team offers, since when, and what became of what was bought of it. */
export type TeamSale = {
  team: DemoTeam
  service: DemoService
  /** Since when it is offered in the team's name. */
  sinceDaysAgo: number
  fate: FateName
  paidDaysAgo: number
  buyer: string
}
