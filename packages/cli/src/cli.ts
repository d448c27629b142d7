#!/usr/bin/env node
console.log('patience');
