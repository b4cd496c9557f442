/** Something that others see of a service has changed, or it has come or gone. */
export type ServiceChanged = {
  kind: 'service.changed'
  serviceId: string
  sellerId: string
  /** The categories, from the top down, whose lists have to change: where it was, and where it is now. Empty when no list does. */
  categoryIds: string[]
}

declare module '#platform/events/events.ts' {
  interface Events {
    catalogue: ServiceChanged
  }
}
