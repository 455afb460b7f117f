import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'

// The shell opens without the hall, too; a page of the developer is always the newest.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
export default mount(App, { target })
