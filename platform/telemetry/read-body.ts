/** The body of a request, or nothing when it is larger than allowed; what it claims about its length is not relied on. */
export async function readBody(request: Request, mostBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
