import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstRouteBudget } from './build/firstRouteBudget.ts'
import { precompress } from './build/precompress.ts'

const server = process.env['ARIOSO_API'] ?? 'http://127.0.0.1:4600'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstRouteBudget({ route: 'features/home/HomePage.tsx', maxGzipBytes: 150_000 }),
    precompress(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server, '/media': server, '/socket.io': { target: server, ws: true } } },
})
