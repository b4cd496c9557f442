import type { DemoSeller } from '../people/read-sellers.ts'
import type { DemoService } from '../services/demo-services.ts'

export type Market = { services: readonly DemoService[]; people: readonly DemoSeller[]; isSmall: boolean }
