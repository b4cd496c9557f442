/** Told to the process on its command line. */
export type ModelArguments = {
  socketPath: string
  /** Where the packages of the model are. */
  embeddingsPath: string
  weightsPath: string
  idleMs: number
  textMost: number
  queueMost: number
}

/**
 * The process of the model. Written as text, so that it runs the same from the source and from a bundle. It listens on a socket that
 * only its user can open; each line is a question, each answer a line. What a person waits for goes before what a job does. It ends
 * when its parent does, when nobody asked for a while, or when another has taken its place at the socket.
 */
export const modelProgram = `
const { socketPath, embeddingsPath, weightsPath, idleMs, textMost, queueMost } = JSON.parse(process.argv[1])
const fs = require('node:fs')
const net = require('node:net')
const os = require('node:os')
// Pages come first, wherever there are fewer processors than there is to do.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.stdin.on('end', () => process.exit()).on('error', () => process.exit()).resume()

const LINE_MOST = 200000
const isPipe = socketPath.startsWith('\\\\\\\\')
let ownPlace
let usedAt = Date.now()
let isBusy = false
const asked = []
const working = []

const { initModel } = require(embeddingsPath)
const { modelSource } = require(weightsPath)
const loading = initModel(modelSource)
loading.catch((error) => {
  console.error(error)
  process.exit(1)
})

function take(socket, line) {
  usedAt = Date.now()
  let question
  try {
    question = JSON.parse(line)
  } catch {
    return socket.destroy()
  }
  const { id, texts, isAsked, withinMs } = question
  const isSane = Array.isArray(texts) && texts.every((text) => typeof text === 'string')
  const waiting = asked.length + working.length
  if (!isSane || waiting >= queueMost) return answer(socket, { id })
  const parts = texts.map((text) => text.slice(0, textMost))
  ;(isAsked ? asked : working).push({ socket, id, texts: parts, made: [], until: Date.now() + (Number(withinMs) || 0) })
  void work()
}

const answer = (socket, said) => socket.writable && socket.write(JSON.stringify(said) + '\\n')

/** One text at a time: whoever waits for an answer never waits for a whole batch. */
async function work() {
  if (isBusy) return
  isBusy = true
  try {
    const model = await loading
    for (let one = asked[0] ?? working[0]; one; one = asked[0] ?? working[0]) {
      const queue = asked[0] === one ? asked : working
      // Whoever asked has gone on by now.
      if (Date.now() > one.until || one.socket.destroyed) {
        queue.splice(queue.indexOf(one), 1)
        answer(one.socket, { id: one.id })
        continue
      }
      const text = one.texts[one.made.length]
      if (text !== undefined) one.made.push(await model.embed(text || ' '))
      if (one.made.length >= one.texts.length) {
        queue.splice(queue.indexOf(one), 1)
        answer(one.socket, { id: one.id, vectors: one.made })
      }
      usedAt = Date.now()
      await new Promise(setImmediate)
    }
  } finally {
    isBusy = false
  }
}

const server = net.createServer((socket) => {
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    rest += chunk
    const lines = rest.split('\\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(socket, line)
    if (rest.length > LINE_MOST) socket.destroy()
  })
})

/** A socket whose process was killed is still there, and nobody answers: it is taken over. */
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error
  const other = net.connect(socketPath)
  other.on('connect', () => process.exit())
  other.on('error', () => {
    fs.rmSync(socketPath, { force: true })
    listen()
  })
})
const listen = () => server.listen(socketPath)
server.on('listening', () => {
  if (isPipe) return
  fs.chmodSync(socketPath, 0o600)
  ownPlace = fs.statSync(socketPath).ino
})
listen()

function isReplaced() {
  if (isPipe || ownPlace === undefined) return false
  return fs.statSync(socketPath, { throwIfNoEntry: false })?.ino !== ownPlace
}

setInterval(() => {
  if (isBusy) return
  if (isReplaced()) process.exit()
  if (Date.now() - usedAt > idleMs) {
    fs.rmSync(socketPath, { force: true })
    process.exit()
  }
}, 2000)
`
