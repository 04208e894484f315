// A fastify route with one query and nothing else, in a process of its own like the product.
import fastify from 'fastify'
import { Pool } from 'pg'

const [databaseUrl, userId] = process.argv.slice(2)
const pool = new Pool({ connectionString: databaseUrl, max: 12 })
const bare = fastify()
bare.post('/list', async () => {
  const { rows } = await pool.query(
    `select c.*, u.handle, u.display_name from clips c join "user" u on u.id = c.user_id
     where c.user_id = $1 and not c.is_trashed order by c.created_at desc, c.id desc limit 21`,
    [userId],
  )
  return { clips: rows }
})
process.once('disconnect', () => process.exit(0))
process.send?.({ url: await bare.listen({ host: '127.0.0.1', port: 0 }) })
