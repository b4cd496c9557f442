import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The bound that a cached page is measured against: the same bytes and headers from node:http and nothing else.
// Run as a process of its own, so that it has an event loop of its own, as the marketplace has.
const [, , bodyFile = '', headersFile = '', port = '0'] = process.argv
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), 'localhost', () => process.stdout.write('open\n'))
