export type PageRequest = {
  request: Request
  address: string
  requestId: string
  /** The path and query as they were asked for. */
  path: string
  search: string
  isAnonymous: boolean
}

export type PageHandler = (asked: PageRequest) => Promise<Response>
