import type { MemberChanged } from '#domain/accounts/index.ts'
import type { ServiceChanged } from '#domain/catalogue/index.ts'
import type { CategoriesChanged, CategoryMerged } from '#domain/categories/index.ts'
import type { FavouriteChanged } from '#domain/favourites/index.ts'
import type { PictureAdded, PictureMade } from '#domain/pictures/index.ts'
import type { WorksChanged } from '#domain/portfolio/index.ts'
import type { PrivacyEvent } from '#domain/privacy/index.ts'
import type { SettingsEvent } from '#domain/settings/index.ts'
import type { LevelChanged } from '#domain/standing/index.ts'
import type { TicketOpened } from '#domain/support/index.ts'
import type { MailQueued } from '#platform/mail/queue-mail.ts'

/** Everything that the marketplace announces; `reactions.ts` says what follows from each. */
export type DomainEvent =
  | SettingsEvent
  | MailQueued
  | TicketOpened
  | MemberChanged
  | PrivacyEvent
  | PictureAdded
  | PictureMade
  | CategoriesChanged
  | CategoryMerged
  | ServiceChanged
  | WorksChanged
  | FavouriteChanged
  | LevelChanged
