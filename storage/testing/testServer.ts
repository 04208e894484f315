import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

// The server tests make their databases on; url leads there through a pool where there is one.
export type DatabaseServer = { url: string; directUrl: string }

export const TEMPLATE = 'arioso_test_template'

export function urlOfDatabase(name: string): string {
  return onServer(givenServer().url, name)
}

export function directUrlOfDatabase(name: string): string {
  return onServer(givenServer().directUrl, name)
}

export function withAdministrator<T>(work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(directUrlOfDatabase('postgres'), work)
}

export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function onServer(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function givenServer(): DatabaseServer {
  const server = inject('databaseServer') as DatabaseServer | undefined
  if (!server) throw new Error("no test database server: run these tests with vitest's project 'services'")
  return server
}
