import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./domain/**/schema.server.ts', './demo/schema.server.ts', './platform/*/schema.server.ts'],
  out: './migrations',
})
