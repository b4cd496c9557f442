import type { ChangeIntent } from './change-intents.ts'
import type { NewDealIntent } from './new/act-on-new.ts'

/** The form of a deal stands on two pages, which both know what it says. */
export type DealFormIntent = NewDealIntent & ChangeIntent
