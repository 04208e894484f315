import { Client } from 'pg'

export const SERVER_URL_VARIABLE = 'ARIOSO_TEST_DATABASE_SERVER'
export const TEMPLATE = 'arioso_test_template'

export function urlOfDatabase(name: string): string {
  const server = process.env[SERVER_URL_VARIABLE]
  if (!server) throw new Error("no test database server: run these tests with vitest's project 'services'")
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function withAdministrator<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOfDatabase('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
