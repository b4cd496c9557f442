import type { DemoSeller } from '../people/read-sellers.ts'
import type { DemoService } from '../services/services-of-the-demo.ts'

export type Market = { services: readonly DemoService[]; people: readonly DemoSeller[]; isSmall: boolean }
