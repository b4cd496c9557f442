import type { DemoService } from '../services/demo-services.ts'
import { type Size } from './custom-of-sellers.ts'

/** Something that was bought and finished in the past. */
export type Sale = {
  service: DemoService
  chosen: DemoService['content']['packages'][number]
  /** One of the fates that end well. */
  fate: 'accepted' | 'revised' | 'silence'
  paidDaysAgo: number
  /** How busy who sold it is. */
  size: Size
}
