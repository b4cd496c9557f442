/** What hangs where has changed, or what it looks like: every process reads it anew. */
export type BannersChanged = { readonly kind: 'banners.changed' }

declare module '#platform/events/events.ts' {
  interface Events {
    banners: BannersChanged
  }
}
