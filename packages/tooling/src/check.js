#!/usr/bin/env node
// Placeholder, replaced in the next commit.
