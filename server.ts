import * as build from 'virtual:react-router/server-build'
import { startWeb } from '#app/web/start-web.ts'
import { exitWith } from '#platform/process/exit-with.ts'

startWeb({ build, command: 'build/server/command.js' }).catch(exitWith)
