declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Account = { accountId: string; claims(): Record<string, unknown> }
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Interaction = {
    prompt: { name: string }
    params: Record<string, unknown>
    session?: { accountId: string }
  }

  /** The part of the OpenID provider that the tests use. */
  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
    Grant: new (properties: { accountId: string | undefined; clientId: unknown }) => Grant
  }
  export type FindAccount = (context: unknown, id: string) => Promise<Account>
}
