# The demo: the page with its server in the visitor's own browser.
demo-name = Demo
demo-what = This demo runs in your browser alone: rules, bots and your matches stay on this device, and nobody else can come in.
demo-loading = The table is still being set up…
demo-elsewhere = It is open in another tab. Close that one to go on here.
demo-ready = It works offline, too.
demo-broken = Your browser can’t run it: { $why }
