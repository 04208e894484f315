import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoads } from './build/firstLoads.ts'
import { firstRouteBudget } from './build/firstRouteBudget.ts'
import { homeFirstScreen } from './features/home/homeHeadline.ts'
import { precompress } from './build/precompress.ts'

const server = process.env['ARIOSO_API'] ?? 'http://127.0.0.1:4600'

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store))\//

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstRouteBudget({ route: 'features/home/HomePage.tsx', maxGzipBytes: 150_000 }),
    firstLoads([
      { paths: ['/', '/home'], route: 'features/home/HomePage.tsx', screen: homeFirstScreen },
      { paths: ['/create', '/create/v2'], route: 'features/create/CreatePage.tsx' },
      { paths: ['/explore'], route: 'features/discover/ExplorePage.tsx' },
      { paths: ['/live-radio'], route: 'features/radio/RadioPage.tsx' },
    ]),
    precompress(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page needs these: one file is smaller than its pieces, and it changes only when they do.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
  },
  server: { proxy: { '/api': server, '/media': server, '/socket.io': { target: server, ws: true } } },
})
