-- Neovim 0.8 and later: copy to ~/.config/nvim/plugin/a11y-audit.lua
local servers = {
  ["a11y-audit"] = { "*.outline", "*.json", "*.storyboard", "*.xib", ".a11y-audit.yml" },
  ["a11y-lint"] = { "*.swift" },
}

local group = vim.api.nvim_create_augroup("a11y-audit", {})
for tool, patterns in pairs(servers) do
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group,
    pattern = patterns,
    callback = function(event)
      if vim.fn.executable(tool) == 0 then return end
      local marker = vim.fs.find({ ".git", ".a11y-audit.yml" }, { upward = true, path = vim.fs.dirname(event.match) })[1]
      vim.lsp.start({
        name = tool,
        cmd = { tool, "lsp" },
        root_dir = marker and vim.fs.dirname(marker) or vim.fs.dirname(event.match),
      })
    end,
  })
end

-- :A11ySpeak writes and plays what VoiceOver says for the element under the cursor, :A11ySpeak! for the whole screen.
vim.api.nvim_create_user_command("A11ySpeak", function(options)
  local cursor = vim.api.nvim_win_get_cursor(0)
  local argument = { uri = vim.uri_from_bufnr(0) }
  if not options.bang then
    local line = vim.api.nvim_get_current_line()
    argument.position = { line = cursor[1] - 1, character = vim.str_utfindex(line:sub(1, cursor[2])) }
  end
  vim.lsp.buf_request(0, "workspace/executeCommand", { command = "a11y-audit.speak", arguments = { argument } },
    function(failure, result)
      vim.notify(failure and failure.message or result.text .. "\n" .. result.file)
    end)
end, { bang = true })
